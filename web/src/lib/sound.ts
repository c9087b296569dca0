// Our sounds, made on the spot: short, dry and wooden, like things put on a table.

import { prefs } from './prefs.svelte';

/** One voice of a sound. Times are in seconds, from the sound's beginning. */
interface Voice {
  at?: number;
  long: number;
  loud: number;
  /** A tone that slides from one frequency to another. */
  tone?: { from: number; to?: number; wave?: OscillatorType };
  /** Breath or rattle: noise around a frequency. */
  noise?: { around: number; narrow?: number };
}

const note = (from: number, at: number, long = 0.35, loud = 0.16): Voice => ({
  at,
  long,
  loud,
  tone: { from, wave: 'triangle' },
});

const SOUNDS = {
  tile: [
    { long: 0.09, loud: 0.5, noise: { around: 900, narrow: 1.2 } },
    { long: 0.12, loud: 0.35, tone: { from: 190, to: 95 } },
  ],
  token: [
    { long: 0.05, loud: 0.22, noise: { around: 3800, narrow: 4 } },
    { long: 0.13, loud: 0.12, tone: { from: 1250, to: 1180 } },
  ],
  walk: [
    { long: 0.06, loud: 0.22, noise: { around: 420, narrow: 1.5 } },
    { at: 0.13, long: 0.06, loud: 0.18, noise: { around: 520, narrow: 1.5 } },
  ],
  draw: [{ long: 0.22, loud: 0.2, noise: { around: 2400, narrow: 0.8 } }],
  challenge: [
    { long: 0.7, loud: 0.4, tone: { from: 98, to: 65, wave: 'sawtooth' } },
    { long: 0.5, loud: 0.25, noise: { around: 160, narrow: 0.7 } },
  ],
  knock: [0, 0.16].map((at) => ({ at, long: 0.13, loud: 0.6, tone: { from: 150, to: 70 } })),
  win: [note(392, 0), note(494, 0.13), note(587, 0.26), note(784, 0.39, 0.8, 0.2)],
  lose: [note(330, 0), note(294, 0.2), note(220, 0.4, 0.9)],
  plop: [
    { long: 0.16, loud: 0.3, tone: { from: 210, to: 520 } },
    { at: 0.05, long: 0.12, loud: 0.12, noise: { around: 1400, narrow: 1.2 } },
  ],
  wash: [
    { long: 0.9, loud: 0.22, noise: { around: 700, narrow: 0.5 } },
    { at: 0.25, long: 0.9, loud: 0.14, noise: { around: 1900, narrow: 0.6 } },
  ],
  tick: [{ long: 0.04, loud: 0.25, noise: { around: 2900, narrow: 9 } }],
  'your-turn': [note(587, 0, 0.25), note(880, 0.14, 0.5)],
  chat: [note(740, 0, 0.14, 0.12), note(988, 0.08, 0.2, 0.1)],
} satisfies Record<string, Voice[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Plays a sound by name; an unknown one, as a later game might name it, is silence. */
export function play(name: SoundName | (string & {})): void {
  const voices: Voice[] | undefined = SOUNDS[name as SoundName];
  // Browsers let a page sound only after it was touched; before, sounds would pile up.
  if (!prefs.sound || !voices || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of voices) sing(context, voice);
}

function sing(on: AudioContext, { at = 0, long, loud, tone, noise }: Voice): void {
  const begin = on.currentTime + at;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  volume.connect(on.destination);
  const source = tone ? toned(on, tone, begin, long) : rattled(on, noise, volume);
  if (tone) source.connect(volume);
  source.start(begin);
  source.stop(begin + long);
}

function toned(
  on: AudioContext,
  tone: NonNullable<Voice['tone']>,
  begin: number,
  long: number,
): OscillatorNode {
  const source = on.createOscillator();
  source.type = tone.wave ?? 'sine';
  source.frequency.setValueAtTime(tone.from, begin);
  source.frequency.exponentialRampToValueAtTime(tone.to ?? tone.from, begin + long);
  return source;
}

function rattled(on: AudioContext, noise: Voice['noise'], into: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource();
  source.buffer = hiss ??= noiseOf(on);
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = noise?.around ?? 1000;
  filter.Q.value = noise?.narrow ?? 1;
  source.connect(filter).connect(into);
  return source;
}

function noiseOf(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
