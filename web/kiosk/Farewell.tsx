/** Says on the page of an order when the device is free for the next customer (G-097). */
import { Button } from '../ui/actions/Button';
import styles from './Farewell.module.css';
import { secondsText } from './secondsText';

interface Props {
  secondsLeft: number;
  onDone: () => void;
}

export const Farewell = ({ secondsLeft, onDone }: Props) => (
  <aside className={styles.farewell} aria-label="Ende der Bestellung">
    <p role="timer" aria-live="off">
      Diese Seite schließt in {secondsText(secondsLeft)}.
    </p>
    <Button variant="accent" size="large" onPress={onDone}>
      Fertig
    </Button>
  </aside>
);
