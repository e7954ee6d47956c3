/** The notices about the chosen delivery method: when the closed branch opens again, and until when it is paused or busy. */
import { useCheckout } from '../state/checkoutContext';
import { isOpen, hoursOf } from '../../../../schema/rules/time/openingHours';
import { closedNotice } from '../../../../schema/rules/time/closedNotice';
import { serviceNotice } from '../../../../schema/rules/time/serviceNotice';
import styles from './DeliveryMethodSection.module.css';
import { Alert } from '../../../ui/feedback/Alert';

export const MethodNotices = () => (
  <>
    <ClosedNotice />
    <ServiceNotice />
  </>
);

/** Shows what is closed. Renders nothing while the chosen service is open. */
function ClosedNotice() {
  const { branch, cart, at } = useCheckout();
  if (isOpen(hoursOf(branch, cart.method), at)) return null;
  const notice = closedNotice(branch, at);
  const isDelivery = cart.method === 'delivery';
  const closedTexts = [...notice.branch, ...(isDelivery ? notice.delivery : [])];
  if (closedTexts.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Alert icon={isDelivery ? 'bike' : 'store'} title={closedTexts.join(' ')}>
        {notice.preorder.join(' ')}
      </Alert>
    </div>
  );
}

/** Shows the pause or the delay with its reason (G-144). */
function ServiceNotice() {
  const { branch, cart, at } = useCheckout();
  const notice = serviceNotice(branch, cart.method, at);
  return (
    <div role="status" className={notice ? styles.notice : undefined}>
      {notice && (
        <Alert tone="warning" icon="clock" title={notice.title}>
          {notice.text}
        </Alert>
      )}
    </div>
  );
}
