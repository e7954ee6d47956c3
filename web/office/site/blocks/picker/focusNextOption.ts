/** Moves the focus between the options of the block picker and its search field. */
import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Handles an arrow key. In the search field, left and right move the caret. */
export function focusNextOption(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const isInField = event.target instanceof HTMLInputElement;
  if (step === undefined || (isInField && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-option]')];
  stops[stops.findIndex(stop => stop === event.target) + step]?.focus();
}
