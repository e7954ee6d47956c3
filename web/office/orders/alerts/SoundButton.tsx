/** The buttons for the sound of new orders: on or off, and a test. Says so when it is off, or when the browser does not permit it yet. */
import { Button } from '../../../ui/actions/Button';
import type { AlarmSound } from './alarmContext';
import { playSound, unlockSound } from './alarmSound';
import styles from './SoundButton.module.css';

export function SoundButton({ sound: { isSoundOn, setSoundOn, isSoundBlocked } }: { sound: AlarmSound }) {
  if (!isSoundOn)
    return (
      <Button variant="accent" icon="bell-off" label="Ton ist aus, Ton einschalten" onPress={() => setSoundOn(true)}>
        Ton ist aus
      </Button>
    );
  if (isSoundBlocked)
    return (
      <span className={styles.locked}>
        <Button variant="accent" icon="bell-off" onPress={unlockSound}>
          Ton freigeben
        </Button>
      </span>
    );
  return (
    <>
      <Button variant="secondary" icon="volume-2" label="Ton ausschalten" onPress={() => setSoundOn(false)} />
      <Button variant="secondary" icon="bell-ring" label="Ton testen" onPress={() => void playSound('test')} />
    </>
  );
}
