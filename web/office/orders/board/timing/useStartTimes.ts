/** When the branch starts to prepare each order (G-147, G-144). Updates live when a branch gets busy. */
import { useMemo } from 'react';
import { startTime } from '../../../../../schema/rules/order/timing/startTime';
import { inZone } from '../../../../../schema/rules/time/calendar';
import { useOnFirstConnection } from '../../../../app/socket/connection';
import { useOffice } from '../../../shell/officeContext';
import type { CardOrder } from '../board';
import { useBranchPreparationsChangedSubscription, useBranchPreparationsQuery } from './Timing.generated';

/** Replaces events that were missed. */
const refreshInterval = 300_000;

type TimedOrder = Pick<CardOrder, 'dueAt' | 'createdAt' | 'deliveryType' | 'branch'>;

/** Returns a function that returns the start time in milliseconds; the order time without a due time. */
export function useStartTimes(): (order: TimedOrder) => number {
  const { timezone } = useOffice().config;
  const { data, refetch } = useBranchPreparationsQuery({ pollInterval: refreshInterval });
  const refresh = (): void => void refetch().catch(() => {}); // polling follows
  useOnFirstConnection(refresh);
  useBranchPreparationsChangedSubscription({
    onData: ({ data: { data: change } }) => {
      const ids = change?.catalogueChanged.ids ?? [];
      const isBranch = data?.branches.items.some(({ id }) => ids.includes(id));
      if (change?.catalogueChanged.hasMore || isBranch) refresh();
    },
    onError: () => {},
  });
  return useMemo(() => {
    const branches = new Map(data?.branches.items.map(branch => [branch.id, branch]));
    // An order is the same object until it changes, so an event computes one start time.
    const times = new WeakMap<TimedOrder, number>();
    const compute = ({ dueAt, createdAt, deliveryType, branch: { id } }: TimedOrder): number =>
      dueAt ? startTime(inZone(dueAt, timezone), deliveryType, branches.get(id) ?? {}).toMillis() : Date.parse(createdAt);
    return order => {
      const known = times.get(order);
      const time = known ?? compute(order);
      if (known === undefined) times.set(order, time);
      return time;
    };
  }, [data, timezone]);
}
