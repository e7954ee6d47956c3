/** The sound of the board. */
import { useAlarm } from '../../alerts/alarmContext';
import { SoundButton } from '../../alerts/SoundButton';
import styles from './BoardToolbar.module.css';

export function BoardSound() {
  const { sound } = useAlarm();
  return (
    <span className={styles.sound}>
      <SoundButton sound={sound} />
    </span>
  );
}
