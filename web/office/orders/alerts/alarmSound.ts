/**
 * The sounds of the order alarm. An alarm is one looped buffer, because browsers slow down timers of hidden tabs but not running audio.
 * Browsers allow sound only after the first tap or key.
 */
import { useSyncExternalStore } from 'react';

/**
 * An order that is due soon rings every three seconds, one for later every twenty. A changed order, a lost connection and, for customers, an
 * order that is ready are announced once.
 */
const sounds = {
  soon: { seconds: 3, tones: [880, 1175, 880, 1175], loop: true },
  later: { seconds: 20, tones: [587, 784], loop: true },
  lost: { seconds: 2, tones: [440, 330, 220], loop: false },
  ready: { seconds: 1.5, tones: [784, 988, 1319], loop: false },
  changed: { seconds: 2, tones: [660, 660, 990], loop: false },
  test: { seconds: 2, tones: [880, 1175], loop: false },
} as const;
type Sound = keyof typeof sounds;

const toneInterval = 0.22;
const toneLength = 0.55;
const volume = 0.3;

/** Some browsers permit sound at once, but they need a moment to say so. */
const answerTime = 2_000;
/** After a lost loudspeaker or a phone call the sound is asked for again, until the browser plays it. */
const resumeInterval = 2_000;

let audio: AudioContext | undefined;
let isAnswered = false;
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach(listener => listener());

function openAudio(): AudioContext | undefined {
  if (audio || typeof AudioContext === 'undefined') return audio;
  audio = new AudioContext();
  audio.addEventListener('statechange', () => {
    notify();
    if (!isUnlocked()) resumeLater();
  });
  setTimeout(() => {
    isAnswered = true;
    notify();
  }, answerTime);
  return audio;
}

function resumeLater(): void {
  setTimeout(() => {
    if (isUnlocked()) return;
    unlockSound();
    resumeLater();
  }, resumeInterval);
}

/** Asks the browser for sound. It agrees after the first tap or key, and on some devices at once. */
export function unlockSound(): void {
  const context = openAudio();
  if (context && context.state !== 'running') void context.resume().catch(() => {});
}

const isUnlocked = (): boolean => audio?.state === 'running';
const isBlocked = (): boolean => isAnswered && !isUnlocked();

/** Not when the pointer goes down: the button of the sound becomes narrower, and what is pressed beside it would move away under the pointer. */
const unlockEvents = ['pointerup', 'keydown'] as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of unlockEvents) addEventListener(event, unlockSound);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of unlockEvents) removeEventListener(event, unlockSound);
  };
}

/** Tells whether the browser plays sound on this page. */
export const useSoundUnlocked = (): boolean => useSyncExternalStore(subscribe, isUnlocked, () => false);

/** Tells whether the browser waits for a tap before it plays sound on this page. */
export const useSoundBlocked = (): boolean => useSyncExternalStore(subscribe, isBlocked, () => false);

const buffers = new Map<Sound, AudioBuffer>();

/** Plays the sound; a looped one until the returned function is called. */
export function playSound(sound: Sound): () => void {
  const context = openAudio();
  if (!context) return () => {};
  const buffer = buffers.get(sound) ?? createBuffer(context, sound);
  buffers.set(sound, buffer);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = sounds[sound].loop;
  source.connect(context.destination);
  source.start();
  return () => {
    source.stop();
    source.disconnect();
  };
}

/** Each tone fades out, so that the next one stands out. */
function createBuffer(context: AudioContext, sound: Sound): AudioBuffer {
  const { seconds, tones } = sounds[sound];
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, seconds * sampleRate, sampleRate);
  const samples = buffer.getChannelData(0);
  tones.forEach((frequency, index) => {
    const start = Math.round(index * toneInterval * sampleRate);
    for (let sample = 0; sample < toneLength * sampleRate && start + sample < samples.length; sample++) {
      const time = sample / sampleRate;
      samples[start + sample]! += volume * Math.exp(-time * 7) * Math.sin(2 * Math.PI * frequency * time);
    }
  });
  return buffer;
}
