/** The toolbar of the order board: branch, search, state of the connection, sound and view options. */
import { Input } from '../../../../ui/inputs/controls';
import type { CardOrder } from '../board';
import { BranchFilter } from '../../BranchFilter';
import { useLiveOrders } from '../../live/ordersContext';
import { OrderTabs } from '../../OrderTabs';
import styles from './BoardToolbar.module.css';
import { ServiceControl } from '../../service/ServiceControl';
import { BoardButtons } from './BoardButtons';
import { Connection } from './Connection';
import { ViewOptions } from './ViewOptions';

interface Props {
  /** The orders that the board shows. */
  orders: readonly CardOrder[] | undefined;
  branch: string | null;
  onBranchChange: (id: string | null) => void;
  search: string;
  onSearchChange: (search: string) => void;
}

export function BoardToolbar({ orders = [], branch, onBranchChange, search, onSearchChange }: Props) {
  const { branches } = useLiveOrders();
  return (
    <>
      <BranchFilter branches={branches} branch={branch} onChange={onBranchChange} />
      <Connection />
      <OrderTabs />
      <div className={styles.search}>
        <Input
          type="search"
          aria-label="Suche nach Nummer, Name oder Telefon"
          placeholder="Suche"
          value={search}
          onChange={onSearchChange}
        />
      </div>
      {(branch || branches.length === 1) && <ServiceControl branch={branch ?? branches[0]!.id} />}
      <BoardButtons orders={orders} branch={branch} />
      <ViewOptions />
    </>
  );
}
