/** The shortcuts of the order drawer: the arrow keys open the next order, other keys run its actions. */
import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../ui/actions/isTyping';
import { useOffice } from '../../shell/officeContext';
import { canPrioritize, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { actionForKey, hasModifier, neighborOf, printKey, priorityKey } from '../board/shortcuts';
import { useStation } from '../board/station/stationContext';

interface OpenOrder {
  id: string;
  order: CardOrder | undefined;
}

export function useDrawerKeys({ id, order }: OpenOrder): (event: KeyboardEvent) => void {
  const { select, runAction, togglePriority, print } = useBoardContext();
  const { me } = useOffice();
  const station = useStation();
  return event => {
    if (isTyping(event) || hasModifier(event)) return;
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const neighbor = offset && neighborOf(id, offset);
    if (neighbor) select(neighbor);
    if (!order) return;
    if (event.key.toLowerCase() === priorityKey && canPrioritize(order, me.roles)) togglePriority(order);
    if (event.key.toLowerCase() === printKey) print(order);
    const action = actionForKey(order, event.key, { roles: me.roles, station });
    if (action) void runAction(order, action);
  };
}
