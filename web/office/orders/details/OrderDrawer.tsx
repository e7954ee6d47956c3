/** The drawer with one order and its actions. Its URL can be shared. */
import { useEffect } from 'react';
import { useClock } from '../../../hooks/useClock';
import { useForgetOnLeave } from '../../../app/cacheCleanup';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useOffice } from '../../shell/officeContext';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { actionsFor, canDelete, canUndo, type CardOrder } from '../board/board';
import { OrderActions } from '../actions/OrderActions';
import styles from './OrderDrawer.module.css';
import { useOrderDetailQuery } from '../Orders.generated';
import { orderName } from '../orderText';
import { OrderDrawerBody } from './OrderDrawerBody';
import { useDrawerKeys } from './useDrawerKeys';

interface Props {
  id: string;
  /** The order in the list, if the list contains it. */
  card: CardOrder | undefined;
  /** The orders that the arrow keys go through. */
  siblings: readonly CardOrder[];
  /** The action whose form is open. */
  formAction: StaffAction | null;
  onFormChange: (action: StaffAction | null) => void;
  onClose: () => void;
}

export function OrderDrawer({ id, card, siblings, formAction, onFormChange, onClose }: Props) {
  const { me, config } = useOffice();
  const now = useClock(config.timezone);
  const { data, error, refetch } = useOrderDetailQuery({ variables: { id } });
  useForgetOnLeave('order', id);
  const details = data?.order;
  const order = card ?? details;
  const isOutdated = card !== undefined && details !== undefined && card.event > details.event;
  useEffect(() => void (isOutdated && refetch()), [isOutdated, card?.event, refetch]);
  const handleKey = useDrawerKeys({ id, order, siblings });
  const hasActions =
    order && (actionsFor(order, 'drawer', me.roles).length > 0 || canDelete(order, me.roles) || canUndo(order, now, me.roles));
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
        <OrderDrawerBody id={id} card={order} order={details} error={error} onRetry={() => void refetch()} />
      </Dialog>
    </div>
  );
}
