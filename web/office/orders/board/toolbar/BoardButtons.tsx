/** The buttons of the board: a new order, the totals of the products, and the sound. */
import { SoundButton } from '../../alerts/SoundButton';
import { useAlarm } from '../../alerts/alarmContext';
import type { CardOrder } from '../board';
import { TotalsButton } from '../totals/TotalsButton';
import { NewOrderButton } from './NewOrderButton';

interface Props {
  orders: readonly CardOrder[];
  /** The branch that the board shows; null for all. */
  branch: string | null;
}

export function BoardButtons({ orders, branch }: Props) {
  const { sound } = useAlarm();
  return (
    <>
      <NewOrderButton branch={branch} />
      <TotalsButton orders={orders} />
      <SoundButton sound={sound} />
    </>
  );
}
