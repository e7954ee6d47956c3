/** Uploads a file as form data and reports the progress, which `fetch` cannot do. */
import { parseErrorEntries, type ErrorEntry } from '../../schema/errors/appError';
import { csrfHeaders } from '../app/csrf';
import { toObject } from '../../schema/objects';

/** Milliseconds for one file (G-017). */
const timeout = 120_000;

export class UploadError extends Error {
  constructor(
    /** The errors of the server; empty when it was not reached. */
    readonly entries: readonly ErrorEntry[],
    readonly status: number,
  ) {
    super(entries[0]?.message ?? 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.');
  }
}

interface UploadOptions {
  method?: 'POST' | 'PUT';
  /** Further form fields, such as an alternative text or a name. */
  fields?: Readonly<Record<string, string>>;
  /** Called with the progress from 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
}

/** Returns the stored record. Rejects with `UploadError`, or with the reason of the signal when it is aborted. */
export function uploadFile<T>(
  url: string,
  file: File,
  { method = 'POST', fields = {}, onProgress, signal }: UploadOptions = {},
): Promise<T> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('data', file);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(csrfHeaders())) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    const failUnreachable = (): void => fail(new UploadError([], 0));
    request.onerror = failUnreachable;
    request.ontimeout = failUnreachable;
    request.onload = () => {
      const { data, errors } = parseResponse(request.responseText);
      if (data)
        done(data as T); // the record that the route returns
      else fail(new UploadError(parseErrorEntries(errors), request.status));
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      fail(signal.reason);
    });
    request.send(form);
  });
}

function parseResponse(text: string): Record<string, unknown> {
  try {
    return toObject(JSON.parse(text));
  } catch {
    return {}; // a proxy may send something else than JSON
  }
}
