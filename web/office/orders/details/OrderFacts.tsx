/** The delivery method, the due time, the payment, the self-service device and the minimum age of an order. */
import { useClock } from '../../../hooks/useClock';
import { inZone } from '../../../../schema/rules/time/calendar';
import { relativeDateTimeText } from '../../../../schema/rules/time/dateText';
import { deliveryMethodText, statusText } from '../../../../schema/rules/order/orderTexts';
import { minimumAgeOfOrder, minimumAgeText } from '../../../../schema/rules/product/minimumAge';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { useOffice } from '../../shell/officeContext';
import type { BoardOrder } from '../board/board';
import { dueView } from '../dueText';
import styles from './OrderDetails.module.css';
import { paymentText, deliveryMethodIcon } from '../orderText';

export function OrderFacts({ order }: { order: BoardOrder }) {
  const { config } = useOffice();
  const now = useClock(config.timezone);
  const due = dueView(order, now);
  const age = minimumAgeOfOrder(order);
  const { text, isPaid } = paymentText(order);
  return (
    <div className={styles.facts}>
      <Fact
        icon={deliveryMethodIcon(order)}
        title={deliveryMethodText(order)}
        text={[order.branch.name, order.deliveryArea?.area].filter(Boolean).join(', ')}
      />
      <Fact
        icon="clock"
        title={order.dueAt ? relativeDateTimeText(inZone(order.dueAt, config.timezone), now) : statusText(order)}
        text={due?.remark ?? ''}
      />
      <Fact icon="banknote" title={text} text={isPaid ? 'bezahlt' : 'noch offen'} />
      {order.isSelfService && <Fact icon="tablet" title="Selbstbedienung" text="in der Filiale bestellt" />}
      {age && <Fact icon="id-card" title={minimumAgeText(age)} text="Ausweis prüfen" />}
    </div>
  );
}

const Fact = ({ icon, title, text }: { icon: IconName; title: string; text: string }) => (
  <div>
    <Icon name={icon} />
    <span>
      <b>{title}</b>
      {text}
    </span>
  </div>
);
