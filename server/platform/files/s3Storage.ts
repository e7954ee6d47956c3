/**
 * File storage in an S3-compatible service. When the service is down, slow or faulty, requests fail with `UNAVAILABLE` and no data is lost.
 */
import { AwsClient } from 'aws4fetch';
import { AppError } from '../../../schema/errors/appError';
import type { Storage } from './diskStorage';

const timeout = 15_000;
const maxAttempts = 3;
const retryDelay = 100;

const validKey = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

/** Tells whether this is a URL like `https://key:secret@host/bucket?region=eu-central-1`. */
export const isS3Url = (url: string): boolean => URL.canParse(url) && parseS3Url(url) !== undefined;

function parseS3Url(url: string) {
  const { protocol, origin, pathname, username, password, searchParams } = new URL(url);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(pathname)?.[1];
  if (!/^https?:$/.test(protocol) || !bucket || !username || !password) return undefined;
  return {
    base: `${origin}/${bucket}`,
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

export function s3Storage(url: string): Storage {
  const { base, credentials, region } = parseS3Url(url)!;
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 });

  // Every request can be retried safely, because a key never gets different content.
  async function sendWithRetries(
    path: string,
    init: { method: string; body?: Uint8Array<ArrayBuffer> },
  ): Promise<{ status: number; bytes: Buffer }> {
    for (let attempt = 1; ; attempt++) {
      const response = await send(path, init).catch((error: unknown) => error as Error);
      const isFinal = !(response instanceof Error) && response.status < 500 && response.status !== 429;
      if (isFinal) return response;
      if (attempt === maxAttempts) {
        console.error(
          `File storage: ${init.method} ${path.split('?')[0]}:`,
          response instanceof Error ? response.message : response.status,
        );
        throw new AppError('UNAVAILABLE');
      }
      await new Promise(done => setTimeout(done, retryDelay * 2 ** attempt * Math.random()));
    }
  }

  async function send(path: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }) {
    const request = await client.sign(`${base}${path}`, init);
    const response = await fetch(request, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const length = response.headers.get('content-length');
    if (init.method === 'GET' && length !== null && Number(length) !== bytes.length) throw new Error('The response is incomplete.');
    return { status: response.status, bytes };
  }

  function throwIfFailed({ status }: { status: number }, operation: string): void {
    if (status >= 300) throw new Error(`The file storage returned ${status} for ${operation}.`);
  }

  async function listKeys(folder: string): Promise<string[]> {
    const { status, bytes } = await sendWithRetries(`?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`, { method: 'GET' });
    throwIfFailed({ status }, 'list');
    return [...bytes.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!).filter(key => key.startsWith(`${folder}/`));
  }

  return {
    async read(name) {
      const response = await sendWithRetries(`/${validateKey(name)}`, { method: 'GET' });
      if (response.status === 404) return undefined;
      throwIfFailed(response, 'read');
      return response.bytes;
    },
    async write(name, bytes) {
      throwIfFailed(await sendWithRetries(`/${validateKey(name)}`, { method: 'PUT', body: new Uint8Array(bytes) }), 'write');
    },
    async remove(name) {
      const keys = validateKey(name).includes('.') ? [name] : await listKeys(name);
      for (const key of keys) {
        const response = await sendWithRetries(`/${key}`, { method: 'DELETE' });
        if (response.status !== 404) throwIfFailed(response, 'delete');
      }
    },
  };
}

function validateKey(name: string): string {
  if (!validKey.test(name)) throw new Error(`${name} is not a valid storage key.`);
  return name;
}
