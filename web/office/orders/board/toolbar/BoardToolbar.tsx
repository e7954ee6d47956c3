/** The toolbar of the order board. On a phone, everything but the connection, the lists and the sound is behind a button. */
import { useId, useState } from 'react';
import { Button } from '../../../../ui/actions/Button';
import { Input } from '../../../../ui/inputs/controls';
import type { CardOrder } from '../board';
import { BranchFilter } from '../../BranchFilter';
import { useLiveOrders } from '../../live/ordersContext';
import { OrderTabs } from '../../OrderTabs';
import { CapacityStrip } from '../../capacity/CapacityStrip';
import styles from './BoardToolbar.module.css';
import { BoardButtons } from './BoardButtons';
import { BoardSound } from './BoardSound';
import { BoardConnection } from './Connection';

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
  const [isOpen, setOpen] = useState(false);
  const tools = useId();
  const shownBranches = branch ? [branch] : branches.map(({ id }) => id);
  const [firstBranch, ...otherBranches] = shownBranches;
  return (
    <>
      <div className={styles.toolbar}>
        <BoardConnection />
        <span className={styles.toggle}>
          <Button
            variant="secondary"
            icon={isOpen ? 'x' : 'ellipsis'}
            label={isOpen ? 'Werkzeuge ausblenden' : 'Werkzeuge einblenden'}
            isExpanded={isOpen}
            controls={tools}
            onPress={() => setOpen(!isOpen)}
          />
        </span>
        <OrderTabs />
        <div id={tools} className={`${styles.tools} ${isOpen ? styles.open : ''}`}>
          <BranchFilter branches={branches} branch={branch} onChange={onBranchChange} />
          <div className={styles.search}>
            <Input
              type="search"
              aria-label="Suche nach Nummer, Name oder Telefon"
              placeholder="Suche"
              value={search}
              onChange={onSearchChange}
            />
          </div>
          <BoardButtons orders={orders} branch={branch} shownBranches={shownBranches} />
        </div>
        <BoardSound />
      </div>
      <div className={isOpen ? styles.strip : `${styles.strip} ${styles.closed}`}>
        {firstBranch && otherBranches.length === 0 && <CapacityStrip key={firstBranch} branch={firstBranch} />}
      </div>
    </>
  );
}
