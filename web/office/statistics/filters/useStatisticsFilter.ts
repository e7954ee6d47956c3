/** The filters of the statistics. The URL holds them, so that a page can be shared and the back button undoes a change. */
import { useSearchParams } from 'react-router';
import { isDate, isId } from '../../../../schema/fields/validation/formats';
import { isDeliveryMethod, type DeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { isOrderSource, type OrderSource } from '../../../../schema/rules/checkout/orderSource';
import { withDefaultPeriod } from '../../../../schema/rules/statistics/period';
import { inZone } from '../../../../schema/rules/time/calendar';
import { now } from '../../../hooks/serverTime';
import { useOffice } from '../../shell/officeContext';

export interface StatisticsFilter {
  readonly from: string;
  readonly to: string;
  readonly branch: string | null;
  readonly mode: DeliveryMethod | null;
  readonly source: OrderSource | null;
  /** Whose profile it is; null for the viewer. */
  readonly user: string | null;
}

const parse = <T extends string>(value: string | null, isValid: (value: string) => value is T): T | null =>
  value !== null && isValid(value) ? value : null;
const isDay = (value: string): value is string => isDate(value);

export function useStatisticsFilter() {
  const { config } = useOffice();
  const [search, setSearch] = useSearchParams();
  const period = { from: parse(search.get('from'), isDay), to: parse(search.get('to'), isDay) };
  const filter: StatisticsFilter = {
    ...withDefaultPeriod(period, inZone(now(), config.timezone)),
    branch: parse(search.get('branch'), isId),
    mode: parse(search.get('mode'), isDeliveryMethod),
    source: parse(search.get('source'), isOrderSource),
    user: parse(search.get('user'), isId),
  };
  function setFilter(change: Partial<StatisticsFilter>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  }
  return { filter, setFilter };
}
