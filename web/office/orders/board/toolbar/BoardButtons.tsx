/** The buttons of the board: the pause, a new order, the totals of the products, and the view options. */
import type { CardOrder } from '../board';
import { ServiceControl } from '../../service/ServiceControl';
import { TotalsButton } from '../totals/TotalsButton';
import { NewOrderButton } from './NewOrderButton';
import { ViewOptions } from './ViewOptions';

interface Props {
  orders: readonly CardOrder[];
  /** The branch that the board shows; null for all. */
  branch: string | null;
  /** The branches that the board shows. */
  shownBranches: readonly string[];
}

export const BoardButtons = ({ orders, branch, shownBranches }: Props) => (
  <>
    <ServiceControl branches={shownBranches} />
    <NewOrderButton branch={branch} />
    <TotalsButton orders={orders} />
    <ViewOptions isBoard />
  </>
);
