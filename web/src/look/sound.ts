/** Quiet sounds, made here: nothing is loaded. Silent until the first press, and for whoever has turned
 * them off. */

import { settings } from "../settings.svelte";

interface Tone {
  /** Of the wave, in Hz: from, to. */
  from: number;
  to: number;
  seconds: number;
  wave: OscillatorType;
  loud: number;
}

const SOUNDS = {
  seal: [{ from: 180, to: 90, seconds: 0.12, wave: "sine", loud: 0.25 }],
  reveal: [{ from: 320, to: 520, seconds: 0.16, wave: "triangle", loud: 0.14 }],
  capture: [
    { from: 392, to: 392, seconds: 0.35, wave: "triangle", loud: 0.14 },
    { from: 588, to: 588, seconds: 0.45, wave: "sine", loud: 0.12 },
  ],
  march: [{ from: 150, to: 110, seconds: 0.1, wave: "triangle", loud: 0.12 }],
  shot: [{ from: 900, to: 160, seconds: 0.18, wave: "sawtooth", loud: 0.05 }],
  dice: [
    { from: 240, to: 200, seconds: 0.06, wave: "square", loud: 0.05 },
    { from: 340, to: 180, seconds: 0.14, wave: "square", loud: 0.04 },
  ],
  fall: [{ from: 170, to: 60, seconds: 0.3, wave: "sine", loud: 0.2 }],
  tick: [
    { from: 1900, to: 1500, seconds: 0.02, wave: "square", loud: 0.05 },
    { from: 2100, to: 1700, seconds: 0.05, wave: "square", loud: 0.03 },
  ],
  coin: [{ from: 1240, to: 1860, seconds: 0.14, wave: "sine", loud: 0.08 }],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** Of all of them: heard when one listens, and no more. */
const LOUDNESS = 0.5;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.chosen.sound || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound] as Tone[]) {
    const start = context.currentTime;
    const wave = context.createOscillator();
    const volume = context.createGain();
    wave.type = tone.wave;
    wave.frequency.setValueAtTime(tone.from, start);
    wave.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
    volume.gain.setValueAtTime(tone.loud * LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + tone.seconds);
    wave.connect(volume).connect(context.destination);
    wave.start(start);
    wave.stop(start + tone.seconds);
  }
}
