/** Says that an order has come, until somebody looks at it or answers it. */
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { useBoardView } from '../board/boardContext';
import { dueOf } from '../dueText';
import styles from './NewOrderAlert.module.css';
import { itemCountText, nameOf, totalText, wayText } from '../orderText';

interface Props {
  arrivals: readonly BoardOrder[];
  onAcknowledge: (id: string) => void;
}

export const NewOrderAlert = ({ arrivals, onAcknowledge }: Props) => (
  // Stands there before anything is said in it, so that it is read out.
  <div role="alert">{arrivals.length > 0 && <Message arrivals={arrivals} onAcknowledge={onAcknowledge} />}</div>
);

function Message({ arrivals, onAcknowledge }: Props) {
  const { moves, select } = useBoardView();
  const { config } = useOffice();
  const at = useClock(config.timezone);
  const order = arrivals[0]!;
  const due = dueOf(order, at);
  const facts = [
    `${wayText(order)}${due ? ` um ${due.time} Uhr` : ''}`,
    itemCountText(order.items.length),
    totalText(order, config.currency),
  ];
  return (
    <div className={styles.alert}>
      <span className={styles.bell}>
        <Icon name="bell-ring" size="large" />
      </span>
      <div className={styles.text}>
        <b>
          {arrivals.length === 1 ? `Neue Bestellung: ${nameOf(order)}` : `${arrivals.length} neue Bestellungen, zuerst ${nameOf(order)}`}
        </b>
        {facts.join(', ')}
      </div>
      <div className={styles.ways}>
        <Button
          look="secondary"
          onPress={() => {
            onAcknowledge(order.id);
            select(order.id);
          }}
        >
          Ansehen
        </Button>
        <Button icon="check" isBusy={moves.isMoving(order.id)} onPress={() => void moves.move(order, 'confirm')}>
          Bestätigen
        </Button>
      </div>
    </div>
  );
}
