/** Reports commerce events to the pixel, after a consent to marketing (ANALYT-04). */
import { newId } from '../../hooks/newId';
import type { CommerceEvent } from '../../ordering/events/recordEvent';
import { pixelNames, type commerceData } from './commerce';
import { sendBeacon } from './sendEvents';

/** The browser and the server report the same event, which the provider counts once. */
export function trackPixel(
  { action, path: page }: CommerceEvent,
  path: string,
  { currency, value, items }: ReturnType<typeof commerceData>,
): void {
  const [event, eventId] = [pixelNames[action], newId()];
  const data = { currency, value, content_type: 'product', content_ids: items.map(item => item.item_id) };
  // Without its script the call would wait. It names the page that is displayed then, which may be that of the order.
  if (window.fbq?.callMethod && page === location.pathname) window.fbq('track', event, data, { eventID: eventId });
  sendBeacon('/api/pixel-tracking', { event, eventId, url: location.origin + path, data });
}
