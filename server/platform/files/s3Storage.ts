/**
 * File storage in an S3-compatible service. When the service is down, slow or faulty, requests fail with `UNAVAILABLE` and no data is lost.
 */
import { AwsClient } from 'aws4fetch';
import { AppError } from '../../../schema/errors/appError';
import type { Storage } from './diskStorage';
import { toError } from '../../../schema/errors/toError';

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

interface S3Response {
  status: number;
  bytes: Buffer;
}

interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  body?: Uint8Array<ArrayBuffer>;
}

type SendRequest = (path: string, request: S3Request) => Promise<S3Response>;

/** Returns a function that sends signed requests to the bucket. */
function createSendRequest(url: string): SendRequest {
  const { base, credentials, region } = parseS3Url(url)!;
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 0 });
  return async (path, init) => {
    const request = await client.sign(`${base}${path}`, init);
    const response = await fetch(request, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const length = response.headers.get('content-length');
    if (init.method === 'GET' && length !== null && Number(length) !== bytes.length) throw new Error('The response is incomplete.');
    return { status: response.status, bytes };
  };
}

// Every request can be retried safely, because a key never gets different content.
const withRetries =
  (send: SendRequest): SendRequest =>
  async (path, request) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(path, request).catch(toError);
      const isFinal = !(response instanceof Error) && response.status < 500 && response.status !== 429;
      if (isFinal) return response;
      if (attempt === maxAttempts) {
        const problem = response instanceof Error ? response.message : response.status;
        console.error(`File storage: ${request.method} ${path.split('?')[0]}:`, problem);
        throw new AppError('UNAVAILABLE');
      }
      await new Promise(done => setTimeout(done, retryDelay * 2 ** attempt * Math.random()));
    }
  };

function throwIfFailed({ status }: S3Response, operation: string): void {
  if (status >= 300) throw new Error(`The file storage returned ${status} for ${operation}.`);
}

async function listKeys(send: SendRequest, folder: string): Promise<string[]> {
  const response = await send(`?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`, { method: 'GET' });
  throwIfFailed(response, 'list');
  return [...response.bytes.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!).filter(key => key.startsWith(`${folder}/`));
}

export function s3Storage(url: string): Storage {
  const send = withRetries(createSendRequest(url));
  return {
    async read(name) {
      const response = await send(`/${validateKey(name)}`, { method: 'GET' });
      if (response.status === 404) return undefined;
      throwIfFailed(response, 'read');
      return response.bytes;
    },
    async write(name, bytes) {
      throwIfFailed(await send(`/${validateKey(name)}`, { method: 'PUT', body: new Uint8Array(bytes) }), 'write');
    },
    async remove(name) {
      const keys = validateKey(name).includes('.') ? [name] : await listKeys(send, name);
      for (const key of keys) {
        const response = await send(`/${key}`, { method: 'DELETE' });
        if (response.status !== 404) throwIfFailed(response, 'delete');
      }
    },
  };
}

function validateKey(name: string): string {
  if (!validKey.test(name)) throw new Error(`${name} is not a valid storage key.`);
  return name;
}
