/** Tells when the closed branch opens again. */
import { useCheckout } from '../state/checkoutContext';
import { isOpen, hoursOf } from '../../../../schema/rules/time/openingHours';
import { closedNotice } from '../../../../schema/rules/time/closedNotice';
import styles from './DeliveryMethodSection.module.css';
import { Alert } from '../../../ui/feedback/Alert';

/** Shows what is closed. Renders nothing while the chosen service is open. */
export function ClosedNotice() {
  const { branch, cart, at } = useCheckout();
  if (isOpen(hoursOf(branch, cart.method), at)) return null;
  const notice = closedNotice(branch, at);
  const isDelivery = cart.method === 'delivery';
  const closedTexts = [...notice.branch, ...(isDelivery ? notice.delivery : [])];
  if (closedTexts.length === 0) return null;
  return (
    <div className={styles.closed}>
      <Alert icon={isDelivery ? 'bike' : 'store'} title={closedTexts.join(' ')}>
        {notice.preorder.join(' ')}
      </Alert>
    </div>
  );
}
