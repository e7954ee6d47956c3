/** The keys of the board: arrows walk, B confirms, A says ready, F finishes. */
import { stepsOf, type BoardOrder, type Step } from './board';

const keys: Readonly<Record<string, Step>> = { b: 'confirm', a: 'inDelivery', f: 'complete' };

/** The step of this key, if the order allows it now. */
export function stepOfKey(order: Pick<BoardOrder, 'status'>, key: string): Step | undefined {
  const step = keys[key.toLowerCase()];
  return step && stepsOf(order).includes(step) ? step : undefined;
}

const slipsIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-order]')];

/** The slip an arrow leads to: the next in the column, or the one at the same height in the next column that has any. */
export function slipBeside(slip: HTMLElement, key: string): HTMLElement | undefined {
  const column = slip.closest('[data-column]');
  if (!column) return undefined;
  const at = slipsIn(column).indexOf(slip);
  if (key === 'ArrowDown') return slipsIn(column)[at + 1];
  if (key === 'ArrowUp') return slipsIn(column)[at - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const all = [...column.parentElement!.querySelectorAll('[data-column]')];
  const before = all.slice(0, all.indexOf(column)).reverse();
  const others = (key === 'ArrowRight' ? all.slice(all.indexOf(column) + 1) : before).map(slipsIn).find(slips => slips.length > 0);
  return others && (others[at] ?? others.at(-1));
}
