/** Orders and revenue of today and of the last seven days. They follow every order without a reload. */
import { moneyText } from '../../../schema/rules/pricing/money';
import { countText, presetPeriod } from '../../../schema/rules/statistics/reportText';
import { inZone } from '../../../schema/rules/time/calendar';
import { timeText } from '../../../schema/rules/time/dateText';
import { useClock } from '../../hooks/useClock';
import { useRefetchOnOrders } from '../orders/live/useRefetchOnOrders';
import { useOffice } from '../shell/officeContext';
import { failureText } from '../statistics/TabBody';
import { useDashboardFiguresQuery, type DashboardFiguresQuery } from './Dashboard.generated';
import { lastWeekText, previousWeekText } from './dashboardText';
import { Tile, TileRow } from './Tile';

export function FigureTiles() {
  const today = useClock(useOffice().config.timezone).toISODate()!;
  const { data, previousData, error, refetch } = useDashboardFiguresQuery({
    variables: presetPeriod('week', today),
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOnOrders(refetch);
  const figures = data ?? previousData;
  return (
    <TileRow label="Umsatz" error={error} errorText={failureText} onRetry={() => void refetch()} count={3}>
      {figures && <Figures data={figures} />}
    </TileRow>
  );
}

function Figures({ data: { today, week } }: { data: DashboardFiguresQuery }) {
  const { currency, timezone } = useOffice().config;
  const toMoney = (value: number): string => moneyText(value, currency);
  const at = inZone(today.at, timezone);
  const page = '/backend/statistics/today';
  const orders = { value: today.orders, before: today.ordersBefore, at, toText: countText };
  const revenue = { value: today.gross, before: today.grossBefore, at, toText: toMoney };
  return (
    <>
      <Tile label="Heute bestellt" value={countText(today.orders)} to={page} icon="inbox" note={lastWeekText(orders)} />
      <Tile
        label={`Umsatz heute, Stand ${timeText(at)} Uhr`}
        value={toMoney(today.gross)}
        to={page}
        icon="chart-column"
        note={lastWeekText(revenue)}
      />
      <Tile
        label="Umsatz der letzten 7 Tage"
        value={toMoney(week.total)}
        to="/backend/statistics/revenue"
        icon="calendar-days"
        note={previousWeekText(week.total, week.previous.total, toMoney)}
      />
    </>
  );
}
