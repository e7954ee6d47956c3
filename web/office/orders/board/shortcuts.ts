/** The shortcuts of the board: arrow keys move the focus, and the key of an action runs it. */
import type { Role } from '../../../../schema/access/roles';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { messageInput } from '../actions/actionView';
import { actionsFor, type CardOrder } from './board';

/** Returns the action of the key, if the board offers it now and it needs no message. */
export const actionForKey = (
  order: Pick<CardOrder, 'status' | 'deliveryType'>,
  key: string,
  userRoles: readonly Role[],
): StaffAction | undefined =>
  actionsFor(order, 'board', userRoles).find(action => orderActions[action].shortcut === key.toLowerCase() && !messageInput(action));

type KeyModifiers = Readonly<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>>;

/** Shortcuts of the browser are none of the board. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyModifiers): boolean => ctrlKey || metaKey || altKey;

/** Gives an order priority, or removes it. */
export const priorityKey = 'v';

/** Opens the dialog that prints an order. */
export const printKey = 'p';

const cardsIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-order]')];

/**
 * Returns the card that an arrow key moves to: the next one in the column, or the one at the same position of the next column that has
 * cards.
 */
export function adjacentCard(card: HTMLElement, key: string): HTMLElement | undefined {
  const column = card.closest('[data-column]');
  if (!column) return undefined;
  const position = cardsIn(column).indexOf(card);
  if (key === 'ArrowDown') return cardsIn(column)[position + 1];
  if (key === 'ArrowUp') return cardsIn(column)[position - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const columns = [...column.parentElement!.querySelectorAll('[data-column]')];
  const columnsBefore = columns.slice(0, columns.indexOf(column)).reverse();
  const nextCards = (key === 'ArrowRight' ? columns.slice(columns.indexOf(column) + 1) : columnsBefore)
    .map(cardsIn)
    .find(cards => cards.length > 0);
  return nextCards && (nextCards[position] ?? nextCards.at(-1));
}

/** Returns the card with this number, from 1: of the column with the focus, otherwise of the first column that has cards. */
export function numberedCard(board: Element, number: number): HTMLElement | undefined {
  const columns = [...board.querySelectorAll('[data-column]')];
  const column = columns.find(column => column.contains(document.activeElement)) ?? columns.find(column => cardsIn(column).length > 0);
  return column && cardsIn(column)[number - 1];
}
