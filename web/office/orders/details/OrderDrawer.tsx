/** The drawer with one order and its actions. Its URL can be shared. */
import { Dialog } from '../../../ui/overlays/Dialog';
import { useOffice } from '../../shell/officeContext';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { actionsFor, canDelete, type BoardOrder } from '../board/board';
import { OrderActions } from '../actions/OrderActions';
import styles from './OrderDrawer.module.css';
import { useOrderDetailQuery } from '../Orders.generated';
import { orderName } from '../orderText';
import { OrderDrawerBody } from './OrderDrawerBody';
import { useDrawerKeys } from './useDrawerKeys';

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
  const { me } = useOffice();
  const { data, error, refetch } = useOrderDetailQuery({ variables: { id }, skip: loadedOrder !== undefined });
  const order = loadedOrder ?? data?.order;
  const handleKey = useDrawerKeys({ id, order, siblings });
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
        <OrderDrawerBody id={id} order={order} error={error} onRetry={() => void refetch()} />
      </Dialog>
    </div>
  );
}
