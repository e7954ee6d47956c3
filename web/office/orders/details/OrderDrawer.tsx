/** One order in full, with the steps that are open to it. Its address can be sent to a colleague. */
import type { KeyboardEvent } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Failure } from '../../../ui/feedback/ErrorMessage';
import { Note } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Skeleton';
import { failureText } from '../actions/errorText';
import { useOffice } from '../../shell/officeContext';
import { extrasOf, sortIntoPlaces, stepsOf, type BoardOrder } from '../board/board';
import { stepOfKey } from '../board/shortcuts';
import { useBoardView } from '../board/boardContext';
import { DrawerSteps, isInFooter } from '../actions/OrderActions';
import styles from './OrderDrawer.module.css';
import { OrderDetails } from './OrderDetails';
import { useOrderDetailQuery } from '../Orders.generated';
import { nameOf } from '../orderText';
import { Resend } from './ResendNotification';

interface Props {
  id: string;
  /** The order as the board has it, if it does. */
  known: BoardOrder | undefined;
  /** What the arrows walk through. */
  neighbours: readonly BoardOrder[];
  isRejecting: boolean;
  onRejecting: (isRejecting: boolean) => void;
  onClose: () => void;
}

export function OrderDrawer({ id, known, neighbours, isRejecting, onRejecting, onClose }: Props) {
  const { select, moves } = useBoardView();
  const { me } = useOffice();
  const { data, error, refetch } = useOrderDetailQuery({ variables: { id }, skip: known !== undefined });
  const order = known ?? data?.order;
  const refusal = moves.refusalOf(id);
  const isProposing = order && extrasOf(order, me.roles).includes('propose'); // there it is said where it happened

  function act(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    const ahead = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { new: fresh, making, ready } = sortIntoPlaces(neighbours);
    const all = [...fresh, ...making, ...ready];
    const neighbour = ahead && all[all.findIndex(other => other.id === id) + ahead];
    if (neighbour) select(neighbour.id);
    const step = order && stepOfKey(order, event.key);
    if (step) void moves.move(order, step);
  }

  const hasSteps = order && stepsOf(order).length + extrasOf(order, me.roles).filter(isInFooter).length > 0;
  return (
    // The keys work wherever in the drawer the focus is.
    <div className={styles.keys} onKeyDown={act}>
      <Dialog
        form="drawer"
        closesOnBackground
        title={order ? nameOf(order) : 'Bestellung'}
        footer={hasSteps && <DrawerSteps order={order} isRejecting={isRejecting} onRejecting={onRejecting} onDeleted={onClose} />}
        onClose={onClose}
      >
        <div className={styles.body}>
          {order && <Arrived order={order} />}
          {refusal && !isProposing && (
            <Note tone="warn" isNew>
              {refusal}
            </Note>
          )}
          {order ? (
            <OrderDetails order={order} />
          ) : error ? (
            <Failure message={failureText(error, 'get')} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          )}
          {order && <Resend order={order} />}
        </div>
      </Dialog>
    </div>
  );
}

function Arrived({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  return (
    <p className={styles.hint}>
      {order.uid} · eingegangen {timeText(inZone(order.createdAt, config.timezone))}
    </p>
  );
}
