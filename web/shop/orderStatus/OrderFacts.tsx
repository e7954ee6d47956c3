/** The order at a glance: its number, how it reaches the customer, when, how it is paid and how it stands (STAT-07). */
import { deliveryMethods } from '../../../schema/rules/checkout/deliveryMethods';
import { inZone } from '../../../schema/rules/time/calendar';
import { momentText } from '../../../schema/rules/time/dateText';
import { isCanceled, stageText } from '../../../schema/rules/order/orderTexts';
import { onlineMethods } from '../../../schema/rules/checkout/paymentMethods';
import { useClock } from '../../hooks/useClock';
import { paymentTexts } from '../../paymentTexts';
import { useShop } from '../shell/state/shopContext';
import { Card } from './StatusCard';
import styles from './OrderFacts.module.css';
import type { StatusOrderFragment } from './OrderStatus.generated';

export function Glance({ order }: { order: StatusOrderFragment }) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  const { uid, deliveryType, tableIdentifier, isPreorder, paymentMethod } = order;
  const appointment = order.appointment ?? order.appointmentDate;
  const facts = {
    Bestellnummer: uid,
    'Art der Lieferung': `${deliveryMethods[deliveryType]}${isPreorder ? ' (Vorbestellung)' : ''}`,
    Tisch: tableIdentifier,
    Termin: appointment ? momentText(inZone(appointment, timezone), at) : 'So schnell wie möglich',
    Zahlung: [paymentTexts[paymentMethod], paidText(order)].filter(Boolean).join(', '),
    Status: stageText(order),
  };
  return (
    <Card title="Auf einen Blick">
      <dl className={styles.facts}>
        {Object.entries(facts).map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

/** How far the money is that was paid online; what is paid at the counter was seen there. */
function paidText({ status, paymentMethod, isPaid, isRefunded }: StatusOrderFragment): string | undefined {
  if (isRefunded) return 'erstattet';
  if (!isPaid || !onlineMethods.some(method => method === paymentMethod)) return undefined;
  return isCanceled(status) || status === 'FAILED' ? 'wird erstattet' : 'bezahlt';
}
