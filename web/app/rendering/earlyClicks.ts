/** Repeats the clicks on a rendered page, and sends its forms, that were used before the client had loaded. */
import { earlyClicksName } from '../../../schema/site/renderedPage';

declare global {
  interface Window {
    [earlyClicksName]?: () => readonly HTMLElement[];
  }
}

/** React completes the part of the page with the element before it handles the click. */
export function repeatEarlyClicks(): void {
  for (const element of window[earlyClicksName]?.() ?? []) if (element.isConnected) element.click();
}
