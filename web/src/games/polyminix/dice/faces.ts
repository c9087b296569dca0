// What is on the dice: signs of our own, strokes on a square of 40.

/** TURNO: how points are won. */
export const TURNO: Readonly<Record<string, string>> = {
  first: 'M20 9l3.2 7 7.8.8-5.8 5.2 1.7 7.6L20 25.7l-6.9 3.9 1.7-7.6L9 16.8l7.8-.8Z',
  podium: 'M15 30V14h10v16M8 30v-9h7v9M25 30v-6h7v6M6 30h28',
  'in-time': 'M20 9a11 11 0 1 1 0 22a11 11 0 0 1 0-22ZM20 13v7l5 3',
  'two-cards': 'M9 12h13v17H9ZM14 12V8.500h17v17h-9',
  'free-colour':
    'M13 10a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9ZM27 10a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9ZM20 22a4.500 4.500 0 1 1 0 9a4.500 4.500 0 0 1 0-9Z',
  choice: 'M14 16a6.300 6.300 0 1 1 9.300 5.500c-2.300 1.200-3.300 2.400-3.300 5M20 31v.2',
};

/** PROVA: which pieces. */
export const PROVA: Readonly<Record<number, string>> = {
  1: 'M20 12v16M16.500 15l3.500-3',
  2: 'M15.500 16a4.500 4.500 0 1 1 8 3L15.500 28h9.500',
  3: 'M9 20h12M15 14v12M25 15h5.500L27.500 19a3.500 3.500 0 1 1-3 5.500',
  4: 'M9 20h12M15 14v12M25 16.500h.2M30 16.500h.2M27.600 21h.2M25 25.500h.2M30 25.500h.2',
  5: 'M12 12l16 16M28 12L12 28',
  6: 'M10 29h5v-5h-5ZM17.500 29h5V18h-5ZM25 29h5V12h-5Z',
};
