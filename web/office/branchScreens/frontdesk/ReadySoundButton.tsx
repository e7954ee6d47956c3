/** The small button for the sound of the frontdesk board. Says once that the browser does not permit sound yet. */
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { unlockSound } from '../../orders/alerts/alarmSound';
import styles from './ReadySoundButton.module.css';
import type { ReadySound } from './useReadySound';

export function ReadySoundButton({ sound: { isSoundOn, setSoundOn, isSoundBlocked } }: { sound: ReadySound }) {
  const isBlocked = isSoundOn && isSoundBlocked;
  const hasNotice = useNotice(isBlocked);
  return (
    <div className={styles.sound}>
      <span role="status">{hasNotice && 'Für den Ton bitte einmal tippen.'}</span>
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

const noticeDuration = 30_000;

/** Tells whether the notice is shown: once, for half a minute, and only while the sound is blocked. */
function useNotice(isBlocked: boolean): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setEnded(true), noticeDuration);
    return () => clearTimeout(timer);
  }, [isBlocked]);
  return isBlocked && !hasEnded;
}
