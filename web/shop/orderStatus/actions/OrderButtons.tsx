/** What a customer can do on the status page: return to the shop, order the same again, ask for messages, cancel the order, and on a device of their own save the appointment or print the page. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { isSelfService } from '../../../app/storage/browserStorage';
import { Button, LinkButton } from '../../../ui/actions/Button';
import { OrderAgainButton } from '../../pastOrders/OrderAgainButton';
import { loadPastOrders } from '../../pastOrders/pastOrders';
import { useShop } from '../../shell/state/shopContext';
import { CalendarButton } from '../calendar/CalendarButton';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import { PushButton } from '../push/PushButton';
import { CancelOrder, type CancelOrderProps } from './CancelOrder';
import styles from './OrderButtons.module.css';

export const OrderButtons = (props: CancelOrderProps) => (
  <div className={styles.buttons}>
    <BackToShop order={props.order} />
    <OrderAgain uid={props.order.uid} />
    {!isSelfService() && <CalendarButton order={props.order} />}
    <PushButton order={props.order} hash={props.hash} />
    <CancelOrder {...props} />
    {!isSelfService() && (
      <Button variant="text" icon="printer" onPress={() => window.print()}>
        Drucken
      </Button>
    )}
  </div>
);

/** Leads from an order that has ended back to its branch. */
function BackToShop({ order: { status, branch } }: { order: StatusOrderFragment }) {
  const { branches } = useShop();
  const store = branches.find(({ id }) => id === branch.id);
  if (!isFinal(status) || !store) return null;
  return (
    <LinkButton to={`/store/${store.identifier}`} icon="arrow-left">
      Zurück zum Shop
    </LinkButton>
  );
}

/** Only the device that ordered knows all that was chosen. */
function OrderAgain({ uid }: { uid: string }) {
  const order = loadPastOrders().find(candidate => candidate.uid === uid);
  return order && <OrderAgainButton order={order} />;
}
