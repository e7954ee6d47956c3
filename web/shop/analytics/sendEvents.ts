/** Sends events to the shop, and those of the pixel. */
import type { SentEvent } from './eventQueue';

const path = '/api/analytics-log';

export async function sendEvents(events: readonly SentEvent[]): Promise<'done' | 'failed'> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    // It ends although the page is left.
    const { status } = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ events }), keepalive: true });
    return status === 429 || status >= 500 ? 'failed' : 'done';
  } catch {
    return 'failed';
  }
}

export const sendEventsAtEnd = (events: readonly SentEvent[]): boolean => sendBeacon(path, { events });

export const sendBeacon = (url: string, body: object): boolean =>
  navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
