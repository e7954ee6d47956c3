/** Plays a sound for new orders until they are acknowledged. Each device can turn it off. */
import { useDeviceSetting } from '../../../app/useDeviceSetting';
import { useAlertSound } from './useAlertSound';
import { useUnseenOrders, type WaitingOrder } from './useUnseenOrders';

/** `isIncluded` tells which orders are in the current view. */
export function useNewOrderSound<T extends WaitingOrder>(orders: readonly T[] | undefined, isIncluded: (order: T) => boolean = () => true) {
  const [isSoundOn, setSoundOn] = useDeviceSetting('play_order_sound');
  const { unseenOrders: allUnseen, acknowledge } = useUnseenOrders(orders);
  const unseenOrders = allUnseen.filter(isIncluded);
  useAlertSound(isSoundOn && unseenOrders.length > 0);
  return { unseenOrders, acknowledge, isSoundOn, setSoundOn };
}
