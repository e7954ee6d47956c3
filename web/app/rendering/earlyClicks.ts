/** Repeats the clicks and choices on a rendered page, and sends its forms, that were used before the client had loaded. */
import { earlyClicksName } from '../../../schema/site/renderedPage';

declare global {
  interface Window {
    [earlyClicksName]?: () => readonly HTMLElement[];
  }
}

/** Must be called once React has started to take over the page. */
export function repeatEarlyClicks(): void {
  for (const element of window[earlyClicksName]?.() ?? []) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLInputElement) repeatChoice(element);
    else if (element instanceof HTMLSelectElement) repeatSelection(element);
    else element.click();
  }
}

/** React completes the part of the page before it handles the event. */
const complete = (element: HTMLElement): void => void element.dispatchEvent(new Event('change', { bubbles: true }));

// The first rendering of the browser sets the option back.
function repeatSelection(select: HTMLSelectElement): void {
  const { value } = select;
  complete(select);
  if (select.value === value) return;
  select.value = value;
  complete(select);
}

// React takes the choice that it finds for its own. So the choice is undone, and made again once React knows the element.
function repeatChoice(input: HTMLInputElement): void {
  if (input.type === 'radio' && !input.checked) return; // another button of its group was chosen later
  if (input.checked === input.defaultChecked) return;
  input.checked = !input.checked;
  complete(input);
  input.click();
}
