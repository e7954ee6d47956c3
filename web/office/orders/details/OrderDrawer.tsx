/** The drawer with one order and its actions. Its URL can be shared. */
import type { KeyboardEvent } from 'react';
import { inZone } from '../../../../schema/rules/time/calendar';
import { timeText } from '../../../../schema/rules/time/dateText';
import { Dialog } from '../../../ui/overlays/Dialog';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Alert } from '../../../ui/feedback/Alert';
import { Loading } from '../../../ui/feedback/Skeleton';
import { errorText } from '../actions/errorText';
import { useOffice } from '../../shell/officeContext';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { actionsFor, canDelete, groupByColumn, type BoardOrder } from '../board/board';
import { actionForKey } from '../board/shortcuts';
import { useBoardContext } from '../board/boardContext';
import { OrderActions } from '../actions/OrderActions';
import styles from './OrderDrawer.module.css';
import { OrderDetails } from './OrderDetails';
import { useOrderDetailQuery } from '../Orders.generated';
import { orderName } from '../orderText';
import { ResendNotification } from './ResendNotification';

interface Props {
  id: string;
  /** The order of the list, if the list contains it. */
  loadedOrder: BoardOrder | undefined;
  /** The orders that the arrow keys go through. */
  siblings: readonly BoardOrder[];
  /** The action whose form is open. */
  formAction: StaffAction | null;
  onFormChange: (action: StaffAction | null) => void;
  onClose: () => void;
}

export function OrderDrawer({ id, loadedOrder, siblings, formAction, onFormChange, onClose }: Props) {
  const { select, actions } = useBoardContext();
  const { me } = useOffice();
  const { data, error, refetch } = useOrderDetailQuery({ variables: { id }, skip: loadedOrder !== undefined });
  const order = loadedOrder ?? data?.order;
  const errorMessage = actions.errorOf(id);
  const hasProposalForm = order && actionsFor(order, 'proposal', me.roles).length > 0; // the proposal form shows the error itself

  function handleKey(event: KeyboardEvent): void {
    if ((event.target as HTMLElement).matches('input, textarea, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { new: newOrders, preparing, ready } = groupByColumn(siblings);
    const orderedSiblings = [...newOrders, ...preparing, ...ready];
    const sibling = offset && orderedSiblings[orderedSiblings.findIndex(candidate => candidate.id === id) + offset];
    if (sibling) select(sibling.id);
    const action = order && actionForKey(order, event.key, me.roles);
    if (action) void actions.run(order, action);
  }

  const hasActions = order && (actionsFor(order, 'drawer', me.roles).length > 0 || canDelete(order, me.roles));
  return (
    // The shortcuts work wherever in the drawer the focus is.
    <div className={styles.drawer} onKeyDown={handleKey}>
      <Dialog
        placement="drawer"
        closesOnBackground
        title={order ? orderName(order) : 'Bestellung'}
        footer={hasActions && <OrderActions order={order} formAction={formAction} onFormChange={onFormChange} onDeleted={onClose} />}
        onClose={onClose}
      >
        <div className={styles.body}>
          {order && <OrderHint order={order} />}
          {errorMessage && !hasProposalForm && (
            <Alert tone="warning" isNew>
              {errorMessage}
            </Alert>
          )}
          {order ? (
            <OrderDetails order={order} />
          ) : error ? (
            <ErrorMessage message={errorText(error, 'get')} onRetry={() => void refetch()} />
          ) : (
            <Loading />
          )}
          {order && <ResendNotification order={order} />}
        </div>
      </Dialog>
    </div>
  );
}

function OrderHint({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  return (
    <p className={styles.hint}>
      {order.uid} · eingegangen {timeText(inZone(order.createdAt, config.timezone))}
    </p>
  );
}
