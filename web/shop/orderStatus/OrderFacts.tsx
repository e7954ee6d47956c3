/** Summarizes the order: number, delivery method, time, payment and status (STAT-07). */
import { deliveryMethods } from '../../../schema/rules/checkout/deliveryMethods';
import { agreedTimeText } from '../../../schema/rules/order/timing/expectedTime';
import { isCanceled, customerStatusText } from '../../../schema/rules/order/orderTexts';
import { isOnline, paymentLabels, paymentMethodOf } from '../../../schema/rules/checkout/paymentMethods';
import { useClock } from '../../hooks/useClock';
import { useShop } from '../shell/state/shopContext';
import { StatusCard } from './status/StatusCard';
import styles from './OrderFacts.module.css';
import type { StatusOrderFragment } from './OrderStatus.generated';

export function OrderFacts({ order }: { order: StatusOrderFragment }) {
  const { timezone } = useShop().config;
  const at = useClock(timezone);
  const { uid, deliveryType, tableIdentifier, isPreorder, paymentMethod } = order;
  const facts = {
    Bestellnummer: uid,
    'Art der Lieferung': `${deliveryMethods[deliveryType]}${isPreorder ? ' (Vorbestellung)' : ''}`,
    Tisch: tableIdentifier,
    Termin: agreedTimeText(order, at),
    Zahlung: [paymentLabels[paymentMethodOf(paymentMethod)], paidText(order)].filter(Boolean).join(', '),
    Status: customerStatusText(order),
  };
  return (
    <StatusCard title="Auf einen Blick">
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
    </StatusCard>
  );
}

/** Returns the state of an online payment; payments at the counter need no text. */
function paidText({ status, paymentMethod, isPaid, isRefunded }: StatusOrderFragment): string | undefined {
  if (isRefunded) return 'erstattet';
  if (!isPaid || !isOnline(paymentMethodOf(paymentMethod))) return undefined;
  return isCanceled(status) || status === 'FAILED' ? 'wird erstattet' : 'bezahlt';
}
