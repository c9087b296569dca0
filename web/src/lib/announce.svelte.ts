// What is said to a screen reader. One polite live region in the shell shows these one by one.

export const announcements: { said: string[] } = $state({ said: [] });

export function announce(sentence: string): void {
  announcements.said = [...announcements.said.slice(-19), sentence];
}
