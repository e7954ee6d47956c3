/** Files in an S3-compatible store. It may be away, slow or answer nonsense: then nothing of ours is lost, and whoever asks is told to come again. */
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../../../schema/errors/appError';
import type { Storage } from './diskStorage';

const patience = 15_000;
const attempts = 3;
const pause = 100;

const plain = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?$/;

/** `https://key:secret@host/bucket?region=eu-central-1`; false for anything else. */
export const isS3Url = (address: string): boolean => URL.canParse(address) && bucketOf(address) !== undefined;

function bucketOf(address: string) {
  const { protocol, origin, pathname, username, password, searchParams } = new URL(address);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,62})\/?$/.exec(pathname)?.[1];
  if (!/^https?:$/.test(protocol) || !bucket || !username || !password) return undefined;
  return {
    base: `${origin}/${bucket}`,
    keys: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

export function s3Storage(address: string): Storage {
  const { base, keys, region } = bucketOf(address)!;
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 });

  // Everything we ask may be asked twice: names are never given to another content.
  async function ask(path: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }): Promise<{ status: number; bytes: Buffer }> {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(path, init).catch((error: unknown) => error as Error);
      const isFinal = !(answer instanceof Error) && answer.status < 500 && answer.status !== 429;
      if (isFinal) return answer;
      if (attempt === attempts) {
        console.error(
          `The store of files: ${init.method} ${path.split('?')[0]}:`,
          answer instanceof Error ? answer.message : answer.status,
        );
        throw new Refusal('unavailable');
      }
      await new Promise(done => setTimeout(done, pause * 2 ** attempt * Math.random()));
    }
  }

  async function once(path: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }) {
    const request = await client.sign(`${base}${path}`, init);
    const response = await fetch(request, { signal: AbortSignal.timeout(patience), redirect: 'error' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const length = response.headers.get('content-length');
    if (init.method === 'GET' && length !== null && Number(length) !== bytes.length) throw new Error('The file broke off.');
    return { status: response.status, bytes };
  }

  function accepted({ status }: { status: number }, what: string): void {
    if (status >= 300) throw new Error(`The store of files answered ${status} to ${what}.`);
  }

  async function namesBelow(folder: string): Promise<string[]> {
    const { status, bytes } = await ask(`?list-type=2&prefix=${encodeURIComponent(`${folder}/`)}`, { method: 'GET' });
    accepted({ status }, 'a list');
    return [...bytes.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!).filter(key => key.startsWith(`${folder}/`));
  }

  return {
    async read(name) {
      const answer = await ask(`/${checked(name)}`, { method: 'GET' });
      if (answer.status === 404) return undefined;
      accepted(answer, 'a question');
      return answer.bytes;
    },
    async write(name, bytes) {
      accepted(await ask(`/${checked(name)}`, { method: 'PUT', body: new Uint8Array(bytes) }), 'a file');
    },
    async remove(name) {
      const names = checked(name).includes('.') ? [name] : await namesBelow(name);
      for (const one of names) {
        const answer = await ask(`/${one}`, { method: 'DELETE' });
        if (answer.status !== 404) accepted(answer, 'a deletion');
      }
    },
  };
}

function checked(name: string): string {
  if (!plain.test(name)) throw new Error(`${name} is no name of a file.`);
  return name;
}
