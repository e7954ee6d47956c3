/** The shortcuts of the order drawer: the arrow keys open the next order, other keys run its actions. */
import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../ui/actions/isTyping';
import { useOffice } from '../../shell/officeContext';
import { canPrioritize, groupByColumn, type CardOrder } from '../board/board';
import { useBoardContext } from '../board/boardContext';
import { actionForKey, hasModifier, printKey, priorityKey } from '../board/shortcuts';

interface DrawerOrders {
  id: string;
  order: CardOrder | undefined;
  /** The orders that the arrow keys go through. */
  siblings: readonly CardOrder[];
}

export function useDrawerKeys({ id, order, siblings }: DrawerOrders): (event: KeyboardEvent) => void {
  const { select, runAction, togglePriority, print } = useBoardContext();
  const { me } = useOffice();
  return event => {
    if (isTyping(event) || hasModifier(event)) return;
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { new: newOrders, preparing, ready } = groupByColumn(siblings);
    const orderedSiblings = [...newOrders, ...preparing, ...ready];
    const sibling = offset && orderedSiblings[orderedSiblings.findIndex(candidate => candidate.id === id) + offset];
    if (sibling) select(sibling.id);
    if (!order) return;
    if (event.key.toLowerCase() === priorityKey && canPrioritize(order, me.roles)) togglePriority(order);
    if (event.key.toLowerCase() === printKey) print(order);
    const action = actionForKey(order, event.key, me.roles);
    if (action) void runAction(order, action);
  };
}
