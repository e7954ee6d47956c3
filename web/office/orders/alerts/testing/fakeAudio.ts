/** Replaces the sound of the browser in tests, and records what plays. */
import { act } from '@testing-library/react';

interface PlayedSound {
  readonly seconds: number;
  readonly isLooped: boolean;
  isPlaying: boolean;
}

export const played: PlayedSound[] = [];

let isPermitted = true;
const contexts: FakeAudioContext[] = [];

class FakeAudioContext extends EventTarget {
  state: AudioContextState = isPermitted ? 'running' : 'suspended';
  readonly sampleRate = 100;
  readonly destination = {};

  constructor() {
    super();
    contexts.push(this);
  }

  async resume(): Promise<void> {
    this.setState(isPermitted ? 'running' : 'suspended');
  }

  setState(state: AudioContextState): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  createBuffer = (_channels: number, length: number, sampleRate: number) => ({
    duration: length / sampleRate,
    getChannelData: () => new Float32Array(length),
  });

  createBufferSource() {
    let sound: PlayedSound | undefined;
    const source = {
      buffer: { duration: 0 },
      loop: false,
      connect: () => {},
      disconnect: () => {},
      start: () => played.push((sound = { seconds: source.buffer.duration, isLooped: source.loop, isPlaying: true })),
      stop: () => sound && (sound.isPlaying = false),
    };
    return source;
  }
}

/** Sets whether the browser plays sounds without waiting for a tap. */
export function permitSound(isPermittedNow: boolean): void {
  isPermitted = isPermittedNow;
  act(() => contexts.forEach(context => context.setState(isPermittedNow ? 'running' : 'suspended')));
}

/** From now on the browser plays sounds after the next tap. */
export const permitSoundOnTap = (): void => void (isPermitted = true);

export const ringing = (): number[] => played.filter(({ isLooped, isPlaying }) => isLooped && isPlaying).map(({ seconds }) => seconds);
/** The sounds that were announced once. */
export const announced = (): number[] => played.filter(({ isLooped }) => !isLooped).map(({ seconds }) => seconds);

Object.assign(globalThis, { AudioContext: FakeAudioContext });
