/** Two notes, again and again, for as long as somebody has to answer. */
import { useEffect } from 'react';

const every = 6_000;
const notes = [880, 1175];

export function useBell(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging || typeof AudioContext === 'undefined') return;
    let audio: AudioContext | undefined;
    const again = (): void => {
      if (navigator.userActivation?.hasBeenActive === false) return; // no sound before the page was touched once; the browser wants it so
      ring((audio ??= new AudioContext()));
    };
    again();
    const timer = setInterval(again, every);
    return () => {
      clearInterval(timer);
      void audio?.close();
    };
  }, [isRinging]);
}

function ring(audio: AudioContext): void {
  notes.forEach((frequency, index) => {
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + index * 0.22];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.6);
  });
}
