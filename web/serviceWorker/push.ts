/** Shows the push messages about orders, and opens the status page of the order when one is pressed. */
import type { NotificationEvent, PushEvent, WorkerScope } from './workerTypes';

interface PushMessage {
  readonly title: string;
  readonly body?: string;
  /** The path of the status page. */
  readonly url: string;
}

/** A browser ends the subscription when a push shows no message, so one that cannot be read shows this one. */
const unknownMessage: PushMessage = { title: 'Neues zu Ihrer Bestellung', url: '/' };

export function parsePush(text: string | undefined): PushMessage {
  try {
    const message = JSON.parse(text ?? '') as Partial<PushMessage>;
    // Only pages of the shop.
    const isValid = typeof message.title === 'string' && typeof message.url === 'string' && /^\/(?!\/)/.test(message.url);
    return isValid ? (message as PushMessage) : unknownMessage;
  } catch {
    return unknownMessage;
  }
}

const icon = '/build/icons/app-192.png';

/** A newer message about the same order replaces the older one, with sound. */
export async function showPush(scope: WorkerScope, { data }: PushEvent): Promise<void> {
  const { title, body, url } = parsePush(data?.text());
  await scope.registration.showNotification(title, { ...(body && { body }), icon, lang: 'de', tag: url, renotify: true, data: url });
}

export async function openPush(scope: WorkerScope, { notification }: NotificationEvent): Promise<void> {
  notification.close();
  const path = String(notification.data);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}
