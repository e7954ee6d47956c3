/** The next quarters of an hour of a branch with their orders. They are read again when another device changes one or orders arrive. */
import { useEffect, useRef } from 'react';
import { useOnFirstConnection } from '../../../app/socket/connection';
import { useClock } from '../../../hooks/useClock';
import { useOffice } from '../../shell/officeContext';
import { useOrders } from '../live/ordersContext';
import { useSlotCapacitiesQuery, useSlotCapacityChangedSubscription } from './Capacity.generated';
import { quartersOf } from './quarters';

/** Replaces events that were missed, and finds the quarters that come next. */
const refreshInterval = 60_000;
/** The orders of so many milliseconds cause one request. */
const ordersInterval = 1_000;

export function useSlotCapacities(branch: string) {
  const at = useClock(useOffice().config.timezone);
  const { data, error, refetch } = useSlotCapacitiesQuery({
    variables: { branch },
    pollInterval: refreshInterval,
    context: { queryDeduplication: false }, // a read that has started may not contain the last change
  });
  const refresh = (): Promise<void> =>
    refetch().then(
      () => {},
      () => {}, // polling follows
    );
  useOnFirstConnection(() => void refresh());
  useSlotCapacityChangedSubscription({ variables: { branch }, onData: () => void refresh(), onError: () => {} });
  const isLimited = data?.slotCapacities.some(({ capacity }) => capacity !== null) ?? false;
  useOrderChanges(isLimited ? branch : null, () => void refresh());
  return { at, error, refresh, quarters: data && quartersOf(data.slotCapacities, at) };
}

/** Calls `onChange` after the orders of a branch have changed, at most once per interval. */
function useOrderChanges(branch: string | null, onChange: () => void): void {
  const { orders = [] } = useOrders();
  const newestEvent = orders.reduce((newest, order) => (order.branch.id === branch ? Math.max(newest, order.event) : newest), 0);
  const change = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (newestEvent === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      change.current();
    }, ordersInterval);
  }, [newestEvent]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
