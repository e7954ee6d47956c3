/** The small button for the sound of the frontdesk board. Says once that the browser does not permit sound yet. */
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { unlockSound } from '../../orders/alerts/alarmSound';
import styles from './ReadySoundButton.module.css';
import type { ReadySound } from './useReadySound';

export function ReadySoundButton({ sound: { isSoundOn, setSoundOn, isSoundUnlocked } }: { sound: ReadySound }) {
  const isBlocked = isSoundOn && !isSoundUnlocked;
  const showsNotice = useNotice(isBlocked);
  return (
    <div className={styles.sound}>
      <span role="status">{showsNotice && 'Für den Ton bitte einmal tippen.'}</span>
      {isBlocked ? (
        <Button key="unlock" variant="text" icon="bell-off" label="Ton freigeben" onPress={unlockSound} />
      ) : (
        <Button
          key="switch"
          variant="text"
          icon={isSoundOn ? 'volume-2' : 'bell-off'}
          label={isSoundOn ? 'Ton ausschalten' : 'Ton einschalten'}
          onPress={() => setSoundOn(!isSoundOn)}
        />
      )}
    </div>
  );
}

/** Some browsers permit sound at once, but they need a moment to say so. */
const noticeStart = 2_000;
const noticeEnd = 32_000;

/** Tells whether the notice is shown: once, for half a minute, and only while the sound is blocked. */
function useNotice(isBlocked: boolean): boolean {
  const [step, setStep] = useState<'waiting' | 'shown' | 'over'>('waiting');
  useEffect(() => {
    const timers = [setTimeout(() => setStep('shown'), noticeStart), setTimeout(() => setStep('over'), noticeEnd)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return isBlocked && step === 'shown';
}
