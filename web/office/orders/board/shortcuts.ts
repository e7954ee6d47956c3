/** The shortcuts of the board: arrow keys move the focus, and the key of an action runs it. */
import type { Role } from '../../../../schema/access/roles';
import { orderActions, type StaffAction } from '../../../../schema/rules/order/orderActions';
import { messageInput } from '../actions/actionView';
import { actionsFor, type CardOrder } from './board';
import { canStep, stationView, type Station } from './station/station';

interface KeyUser {
  readonly roles: readonly Role[];
  /** The station of the device. It does not complete an order alone. */
  readonly station: Station | null;
}

/** Returns the action of the key, if the board offers it now, it needs no message and the station may run it. */
export const actionForKey = (order: CardOrder, key: string, { roles, station }: KeyUser): StaffAction | undefined =>
  canStep(stationView(order, station))
    ? actionsFor(order, 'board', roles).find(action => orderActions[action].shortcut === key.toLowerCase() && !messageInput(action))
    : undefined;

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

/** Returns the id of the order that is so many places after this one in the list on the page; undefined if this one is not in the list. */
export function neighborOf(id: string, offset: number): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-order]')].map(({ dataset }) => dataset.order);
  const position = ids.indexOf(id);
  return position < 0 ? undefined : ids[position + offset];
}
