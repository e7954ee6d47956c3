/** The buttons for the sound of new orders: on or off, and a test. Says so when the browser does not permit sound yet. */
import { Button } from '../../../ui/actions/Button';
import type { AlarmSound } from './alarmContext';
import { playSound, unlockSound } from './alarmSound';
import styles from './SoundButton.module.css';

export function SoundButton({ sound: { isSoundOn, setSoundOn, isSoundBlocked } }: { sound: AlarmSound }) {
  if (isSoundOn && isSoundBlocked)
    return (
      <span className={styles.locked}>
        <Button variant="accent" icon="bell-off" onPress={unlockSound}>
          Ton freigeben
        </Button>
      </span>
    );
  return (
    <>
      <Button
        variant="secondary"
        icon={isSoundOn ? 'volume-2' : 'bell-off'}
        label={isSoundOn ? 'Ton ausschalten' : 'Ton einschalten'}
        onPress={() => setSoundOn(!isSoundOn)}
      />
      {isSoundOn && <Button variant="secondary" icon="bell-ring" label="Ton testen" onPress={() => void playSound('test')} />}
    </>
  );
}
