/** The keys of the cards: Enter opens an order, arrow keys move the focus, and the key of an action runs it. */
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isTyping } from '../../../ui/actions/isTyping';
import { useOffice } from '../../shell/officeContext';
import { canPrioritize, type CardOrder } from './board';
import { useBoardContext } from './boardContext';
import { useStation } from './station/stationContext';
import { actionForKey, adjacentCard, hasModifier, numberedCard, printKey, priorityKey } from './shortcuts';

/** Returns the key handler of the element that contains the cards. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, orders: readonly CardOrder[]): (event: KeyboardEvent) => void {
  const { select, runAction, togglePriority, print } = useBoardContext();
  const { me } = useOffice();
  const station = useStation();
  const movedOrder = useFocusAfterMove(board, orders);
  useCardNumbers(board);
  return event => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-order]') : null;
    const order = orders.find(({ id }) => id === card?.dataset.order);
    if (!card || !order || hasModifier(event)) return;
    if (event.key === 'Enter' && event.target === card) return select(order.id);
    if (event.key.toLowerCase() === priorityKey && canPrioritize(order, me.roles)) return togglePriority(order);
    if (event.key.toLowerCase() === printKey) return print(order);
    const nextCard = adjacentCard(card, event.key);
    const action = actionForKey(order, event.key, { roles: me.roles, station });
    if (nextCard || action) event.preventDefault();
    nextCard?.focus();
    if (!action) return;
    movedOrder.current = order.id;
    void runAction(order, action);
  };
}

/** Keeps the focus on a card that a key moved to another column. */
function useFocusAfterMove(board: RefObject<HTMLElement | null>, orders: readonly CardOrder[]): RefObject<string | null> {
  const movedOrder = useRef<string | null>(null);
  useEffect(() => {
    if (!movedOrder.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>(`[data-order="${movedOrder.current}"]`)?.focus();
    movedOrder.current = null;
  }, [board, orders]);
  return movedOrder;
}

/** The keys 1 to 9 choose a card wherever the focus is on the page, as those of a bump bar do. */
function useCardNumbers(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const choose = (event: globalThis.KeyboardEvent): void => {
      if (!/^[1-9]$/.test(event.key) || isTyping(event) || hasModifier(event) || document.querySelector('dialog[open]')) return;
      if (board.current) numberedCard(board.current, Number(event.key))?.focus();
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [board]);
}
