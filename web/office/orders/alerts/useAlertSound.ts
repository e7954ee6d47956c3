/** Plays two tones repeatedly while an order waits for an answer. */
import { useEffect } from 'react';

const interval = 6_000;
const frequencies = [880, 1175];

export function useAlertSound(isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying || typeof AudioContext === 'undefined') return;
    let audio: AudioContext | undefined;
    const playIfAllowed = (): void => {
      if (navigator.userActivation?.hasBeenActive === false) return; // browsers allow sound only after the first interaction
      playTones((audio ??= new AudioContext()));
    };
    playIfAllowed();
    const timer = setInterval(playIfAllowed, interval);
    return () => {
      clearInterval(timer);
      void audio?.close();
    };
  }, [isPlaying]);
}

function playTones(audio: AudioContext): void {
  frequencies.forEach((frequency, index) => {
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + index * 0.22];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.6);
  });
}
