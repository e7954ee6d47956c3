/** Orders by delivery method: the shares as a ring. */
import { deliveryMethods, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { changeText } from '../../../../schema/rules/statistics/reportText';
import { ShareRing } from '../charts/ShareRing';
import { ReportCard } from '../ReportCard';

interface Props {
  /** Those with orders, most orders first. */
  items: readonly { readonly mode: DeliveryMethod; readonly orders: number }[];
  total: number;
  period: { from: string; to: string };
  emptyText: string;
}

export function MethodReport({ items, total, period, emptyText }: Props) {
  const [most] = items;
  const title = most
    ? `Am häufigsten ist ${deliveryMethods[most.mode]}: ${changeText(most.orders / total)} der Bestellungen.`
    : 'Arten der Lieferung';
  const entries = items.map(({ mode, orders }) => ({ name: deliveryMethods[mode], value: orders }));
  return (
    <ReportCard name="delivery-methods" title={title} items={items} period={period} emptyText={!most && emptyText}>
      <ShareRing label={title} entries={entries} total={total} unit={total === 1 ? 'Bestellung' : 'Bestellungen'} />
    </ReportCard>
  );
}
