/** A station ticks off what it prepares. The next action of the order follows when all items are done. */
import { useRef, type ReactNode } from 'react';
import { Button } from '../../../../ui/actions/Button';
import type { CardOrder } from '../board';
import cardStyles from '../card/OrderCard.module.css';
import { useTicks } from '../card/useTicks';
import { canStep } from './station';
import { useStationView } from './stationContext';

interface Props {
  order: CardOrder;
  /** The next actions of the order. */
  children: ReactNode;
}

export function StationActions({ order, children }: Props) {
  const view = useStationView(order);
  if (!view || canStep(view)) return children;
  return view.openItems.length > 0 && <TickAllButton order={order} items={view.openItems} />;
}

function TickAllButton({ order, items }: { order: CardOrder; items: readonly number[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const tick = useTicks(order);
  if (!tick) return null;
  const tickAll = (): void => {
    button.current?.closest<HTMLElement>('[data-order]')?.focus(); // the button disappears
    for (const item of items) tick(item, true);
  };
  return (
    <footer className={cardStyles.singleAction}>
      <Button ref={button} isWide icon="check-check" onPress={tickAll}>
        Alles fertig
      </Button>
    </footer>
  );
}
