/** How an editor and the page it shows in a frame talk to each other, both of them of this house. */
import type { LayoutEntry } from '../../schema/fields/values';

/** What the address of a page carries while it is a preview. */
export const previewMark = 'vorschau';

export type ToPage = { preview: 'content'; content: readonly LayoutEntry[] } | { preview: 'selected'; id: string | null };
export type ToEditor = { preview: 'ready' } | { preview: 'pick'; id: string };

const isOurs = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === location.origin && typeof data === 'object' && data !== null && 'preview' in data;

/** Calls back with every message of the other side; answers how to stop. */
export function hear<M extends ToPage | ToEditor>(heard: (message: M) => void): () => void {
  const listen = (event: MessageEvent<unknown>): void => {
    if (isOurs(event)) heard(event.data as M);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

export const tell = (other: Window, message: ToPage | ToEditor): void => other.postMessage(message, location.origin);
