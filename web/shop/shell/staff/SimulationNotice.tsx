/** Says which time the shop simulates, and ends it. */
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { useShop } from '../state/shopContext';
import styles from './Tools.module.css';

export function SimulationNotice({ onEnd }: { onEnd: () => void }) {
  const at = useClock(useShop().config.timezone);
  return (
    <p className={styles.simulation} role="status">
      {`Simulierte Zeit: ${dateTimeText(at)}`}
      <Button variant="text" size="small" onPress={onEnd}>
        Echte Zeit
      </Button>
    </p>
  );
}
