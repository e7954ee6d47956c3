/** Ticks the items of an order in preparation off, for all boards of the branch. */
import { useMemo } from 'react';
import { can } from '../../../../../schema/access/permissions';
import { useToast } from '../../../../ui/overlays/Toasts';
import { errorText } from '../../actions/errorText';
import { useOffice } from '../../../shell/officeContext';
import { useLiveOrders } from '../../live/ordersContext';
import type { CardOrder } from '../board';

/** Returns undefined when the viewer cannot tick items of the order now. */
export function useTicks({ id, status }: CardOrder): ((item: number, isDone: boolean) => void) | undefined {
  const { ticks } = useLiveOrders();
  const { me } = useOffice();
  const toast = useToast();
  const canTick = status === 'CONFIRMED' && can(me.roles, 'order.updateStatus');
  return useMemo(
    () =>
      canTick
        ? (item, isDone) => void ticks.tick({ id }, item, isDone).catch((error: unknown) => toast(errorText(error, 'update')))
        : undefined,
    [canTick, ticks, id, toast],
  );
}
