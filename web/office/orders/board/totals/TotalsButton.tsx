/** The button that shows how much of each product the orders of the board need, also with the key S. */
import { useState } from 'react';
import { useShortcut } from '../../../../ui/actions/useShortcut';
import { Button } from '../../../../ui/actions/Button';
import type { CardOrder } from '../board';
import styles from './TotalsButton.module.css';
import { TotalsDialog } from './TotalsDialog';

export function TotalsButton({ orders }: { orders: readonly CardOrder[] }) {
  const [isOpen, setOpen] = useState(false);
  useShortcut('s', () => setOpen(!isOpen));
  return (
    <>
      <Button variant="secondary" icon="list" label="Summen der Produkte" popup="dialog" onPress={() => setOpen(true)}>
        <span className={styles.text}>Summen</span>
      </Button>
      {isOpen && <TotalsDialog orders={orders} onClose={() => setOpen(false)} />}
    </>
  );
}
