/** Sends one file in a form, and tells how far it is; `fetch` cannot say that. */
import type { ErrorEntry } from '../../schema/errors/appError';
import { csrfHeaders } from '../app/csrf';

/** Milliseconds for a file (G-017). */
const timeout = 120_000;

export class SendingFailed extends Error {
  constructor(
    /** What the server said; nothing when it was not reached. */
    readonly entries: readonly ErrorEntry[],
    readonly status: number,
  ) {
    super(entries[0]?.message ?? 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.');
  }
}

interface Options {
  method?: 'POST' | 'PUT';
  /** What goes along: an alternative text, a name. */
  fields?: Readonly<Record<string, string>>;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** What the server keeps of the file. Rejects with `SendingFailed`; when it was stopped, with the signal's own reason. */
export function sendFile<T>(address: string, file: File, { method = 'POST', fields = {}, onProgress, signal }: Options = {}): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('data', file);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(csrfHeaders())) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    const lost = (): void => fail(new SendingFailed([], 0));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onload = () => {
      const { data, errors } = answerOf(request.responseText) as { data?: T; errors?: ErrorEntry[] };
      if (data) done(data);
      else fail(new SendingFailed(errors ?? [], request.status));
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      fail(signal.reason as Error);
    });
    request.send(form);
  });
}

function answerOf(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {}; // something between us and the house spoke
  }
}
