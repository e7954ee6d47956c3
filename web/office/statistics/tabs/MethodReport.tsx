/** Orders by delivery method: the shares as a ring. */
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { changeText } from '../../../../schema/rules/statistics/reportText';
import { ShareRing } from '../charts/ShareRing';
import { ReportCard } from '../ReportCard';

interface Props {
  name: 'delivery-methods' | 'today-methods';
  items: readonly { readonly mode: DeliveryMethod; readonly orders: number }[];
  total: number;
  period: { from: string; to: string };
  emptyText: string;
}

export function MethodReport({ name, items, total, period, emptyText }: Props) {
  const used = items.filter(({ orders }) => orders > 0).sort((one, other) => other.orders - one.orders);
  const [most] = used;
  const title = most
    ? `Am häufigsten ist ${deliveryMethods[most.mode]}: ${changeText(most.orders / total)} der Bestellungen.`
    : 'Arten der Lieferung';
  const entries = used.map(({ mode, orders }) => ({ name: deliveryMethods[mode], value: orders }));
  return (
    <ReportCard name={name} title={title} items={items} period={period} emptyText={!most && emptyText}>
      <ShareRing label={title} entries={entries} total={total} unit={total === 1 ? 'Bestellung' : 'Bestellungen'} />
    </ReportCard>
  );
}
