/** The buttons of the board: a new order, the totals of the products, and the view options. */
import type { CardOrder } from '../board';
import { TotalsButton } from '../totals/TotalsButton';
import { NewOrderButton } from './NewOrderButton';
import { ViewOptions } from './ViewOptions';

interface Props {
  orders: readonly CardOrder[];
  /** The branch that the board shows; null for all. */
  branch: string | null;
}

export const BoardButtons = ({ orders, branch }: Props) => (
  <>
    <NewOrderButton branch={branch} />
    <TotalsButton orders={orders} />
    <ViewOptions />
  </>
);
