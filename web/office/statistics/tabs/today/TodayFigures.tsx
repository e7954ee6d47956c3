/** The main figures of today so far, compared with a usual day until the same time. */
import { moneyText } from '../../../../../schema/rules/pricing/money';
import { countText } from '../../../../../schema/rules/statistics/reportText';
import { useOffice } from '../../../shell/officeContext';
import { Figures } from '../../Figures';
import type { TodayReportsQuery } from './Today.generated';

const perOrder = (gross: number, orders: number): number => (orders > 0 ? gross / orders : 0);

export function TodayFigures({ data: { today } }: { data: TodayReportsQuery }) {
  const { config } = useOffice();
  const toMoney = (value: number): string => moneyText(value, config.currency);
  const { orders, gross, canceled, usualOrders, usualGross } = today;
  const usualPerOrder = usualGross === null || usualOrders === null ? null : perOrder(usualGross, usualOrders);
  const usual = (before: number | null) => (before === null ? {} : { before, beforeLabel: 'üblich' });
  return (
    <Figures
      items={[
        { label: 'Umsatz heute', value: gross, ...usual(usualGross), toText: toMoney },
        { label: 'Bestellungen heute', value: orders, ...usual(usualOrders), toText: countText },
        { label: 'Umsatz je Bestellung', value: perOrder(gross, orders), ...usual(usualPerOrder), toText: toMoney },
        { label: 'Storniert', value: canceled, toText: countText },
      ]}
    />
  );
}
