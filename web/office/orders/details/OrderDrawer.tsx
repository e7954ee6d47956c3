/** The drawer with one order and its actions. Its URL can be shared. */
import { useClock } from '../../../hooks/useClock';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useOffice } from '../../shell/officeContext';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { actionsFor, canDelete, canUndo, type CardOrder } from '../board/board';
import { OrderActions } from '../actions/OrderActions';
import styles from './OrderDrawer.module.css';
import { orderName } from '../orderText';
import { UnsavedItemGuard, UnsavedItemNotice } from './items/unsaved/UnsavedItemGuard';
import { OrderDrawerBody } from './OrderDrawerBody';
import { useDrawerKeys } from './useDrawerKeys';
import { useOrderDetails } from './useOrderDetails';

interface Props {
  id: string;
  /** The order in the list, if the list contains it. */
  card: CardOrder | undefined;
  /** The action whose form is open. */
  formAction: StaffAction | null;
  onFormChange: (action: StaffAction | null) => void;
  onClose: () => void;
}

export const OrderDrawer = (props: Props) => (
  <UnsavedItemGuard>
    <Drawer {...props} />
  </UnsavedItemGuard>
);

function Drawer({ id, card, formAction, onFormChange, onClose }: Props) {
  const { me, config } = useOffice();
  const now = useClock(config.timezone);
  const { details, error, refetch } = useOrderDetails(id, card);
  const order = card ?? details;
  const handleKey = useDrawerKeys({ id, order });
  const hasActions =
    order && (actionsFor(order, 'drawer', me.roles).length > 0 || canDelete(order, me.roles) || canUndo(order, now, me.roles));
  return (
    // The shortcuts work wherever in the drawer the focus is.
    <div className={styles.drawer} onKeyDown={handleKey}>
      <Dialog
        placement="drawer"
        closesOnBackground
        title={order ? orderName(order) : 'Bestellung'}
        footer={
          hasActions && (
            <>
              <UnsavedItemNotice />
              <OrderActions order={order} formAction={formAction} onFormChange={onFormChange} onDeleted={onClose} />
            </>
          )
        }
        onClose={onClose}
      >
        <OrderDrawerBody id={id} card={order} order={details} error={error} onRetry={() => void refetch()} />
      </Dialog>
    </div>
  );
}
