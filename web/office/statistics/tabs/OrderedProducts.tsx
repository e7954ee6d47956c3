/** The products that customers order, and those that they order together. */
import { unitLabels } from '../../../../schema/rules/product/units';
import { countText, ordersText, shareText } from '../../../../schema/rules/statistics/reportText';
import { RankList } from '../charts/RankList';
import { ReportCard } from '../ReportCard';
import type { OrderReportsQuery } from '../Statistics.generated';

interface Props {
  period: { from: string; to: string };
}

export function PopularProducts({ period, popular: { items } }: Props & Pick<OrderReportsQuery, 'popular'>) {
  const [first] = items;
  const title = first ? `Am häufigsten bestellt: ${first.name}, in ${ordersText(first.orders)}.` : 'Nichts verkauft';
  const emptyText = !first && 'In diesem Zeitraum gibt es keine Bestellungen.';
  return (
    <ReportCard name="popular-items" title={title} items={items} period={period} emptyText={emptyText}>
      <RankList
        label="Beliebte Produkte"
        entries={items.map(item => ({
          name: item.unit === 'piece' ? item.name : `${item.name} (${unitLabels[item.unit]})`,
          value: item.orders,
          text: ordersText(item.orders),
          image: item.image,
        }))}
      />
    </ReportCard>
  );
}

export function ProductPairs({ period, pairs: { items } }: Props & Pick<OrderReportsQuery, 'pairs'>) {
  const [first] = items;
  const title = first
    ? `Am häufigsten zusammen: ${first.first} und ${first.second}, in ${ordersText(first.orders)}.`
    : 'Nichts wurde oft zusammen bestellt.';
  const emptyText = !first && 'In diesem Zeitraum sind keine zwei Produkte in mindestens drei Bestellungen zusammen.';
  return (
    <ReportCard name="product-pairs" title={title} items={items} period={period} emptyText={emptyText} width="full">
      <RankList
        label="Produkte, die zusammen bestellt werden"
        entries={items.map(item => ({
          name: `${item.first} + ${item.second}`,
          value: item.orders,
          text: `${shareText(item.share)}, Faktor ${countText(item.factor)}`,
        }))}
      />
      <p>
        Der Anteil zählt Bestellungen mit beiden Produkten unter den neuesten 20.000 des Zeitraums; ein Faktor über 1 heißt, dass sie so
        viel öfter zusammen bestellt werden als durch Zufall.
      </p>
    </ReportCard>
  );
}
