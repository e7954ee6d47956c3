/** Records what happens on a page: for the message of a failed test loads, navigations and what is pressed; and what its sockets receive. */
import type { BrowserContext, Page } from 'playwright-core';

/** The last events that a message names. */
const maxEvents = 40;

/** The function with which a page reports an event. */
const reportName = 'reportTestEvent';

const events = new WeakMap<Page, string[]>();

/** Records the events of all pages of a context. */
export async function recordEvents(context: BrowserContext): Promise<void> {
  await context.exposeBinding(reportName, ({ page }, event: string) => {
    events.set(page, [...(events.get(page) ?? []).slice(1 - maxEvents), event]);
  });
  await context.addInitScript(reportEvents, reportName);
}

const messages = new WeakMap<Page, string[]>();

/** Records what the sockets of a page receive from now on. */
export function recordMessages(page: Page): void {
  const received: string[] = [];
  messages.set(page, received);
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => void received.push(String(payload))));
}

/** The messages that the sockets of a page have received, as JSON. */
export const messagesOf = (page: Page): readonly string[] => messages.get(page) ?? [];

/** The newest comes first, because the end of a long message is cut. */
export const recordedEvents = (page: Page): string => (events.get(page) ?? []).toReversed().join('\n');

/** Runs on the page. */
function reportEvents(name: string): void {
  const { [name]: reportEvent } = window as unknown as Record<string, (event: string) => Promise<void>>;
  const report = (text: string): void => void reportEvent?.(`${Math.round(performance.now())} ms ${text}`).catch(() => {});
  const describe = (target: EventTarget | null): string =>
    target instanceof Element ? `${target.tagName} ${target.closest('a, button, label')?.textContent ?? ''}`.slice(0, 60) : 'the window';
  report(`load ${location.href}`);
  navigation.addEventListener('navigate', ({ navigationType, destination }) => report(`${navigationType} ${destination.url}`));
  for (const type of ['pointerdown', 'pointerup', 'click'] as const)
    addEventListener(type, ({ target, clientX, clientY }) => report(`${type} ${clientX},${clientY} ${describe(target)}`), {
      capture: true,
    });
}
