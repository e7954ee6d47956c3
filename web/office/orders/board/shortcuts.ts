/** The shortcuts of the board: arrow keys move the focus, B confirms, A marks as ready, F completes. */
import { boardActions, type BoardOrder, type BoardAction } from './board';

const actionByKey: Readonly<Record<string, BoardAction>> = { b: 'confirm', a: 'inDelivery', f: 'complete' };

/** Returns the action of the key, if the order allows it now. */
export function actionForKey(order: Pick<BoardOrder, 'status'>, key: string): BoardAction | undefined {
  const action = actionByKey[key.toLowerCase()];
  return action && boardActions(order).includes(action) ? action : undefined;
}

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
