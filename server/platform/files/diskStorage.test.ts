import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isS3Url, s3Storage } from './s3Storage';
import { diskStorage, type Storage } from './diskStorage';

/** A local S3 service that stores files and fails on demand. */
const stored = new Map<string, Buffer>();
let failRequest: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
const signatures: string[] = [];

const s3Server = createServer(async (request, response) => {
  signatures.push(request.headers.authorization ?? '');
  if (failRequest?.(request, response)) return;
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const key = pathname.replace('/bucket/', '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (searchParams.has('prefix')) {
    const matchingKeys = [...stored.keys()].filter(name => name.startsWith(searchParams.get('prefix')!));
    response.end(`<ListBucketResult>${matchingKeys.map(name => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`);
  } else if (request.method === 'PUT') {
    stored.set(key, Buffer.concat(chunks));
    response.end();
  } else if (request.method === 'DELETE') {
    stored.delete(key);
    response.writeHead(204).end();
  } else if (stored.has(key)) response.end(stored.get(key));
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
});
let s3Url: string;
beforeAll(async () => {
  await new Promise<void>(done => s3Server.listen(0, '127.0.0.1', done));
  s3Url = `http://key:secret@127.0.0.1:${(s3Server.address() as AddressInfo).port}/bucket?region=eu-central-1`;
});

beforeEach(() => {
  failRequest = undefined;
  signatures.length = 0;
});
afterAll(() => {
  s3Server.closeAllConnections();
  s3Server.close();
});

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const bytes = Buffer.from('Semmel');

describe.each([
  ['a disk', () => diskStorage(folder)],
  ['an S3 service', () => s3Storage(s3Url)],
])('%s', (_name, createStorage) => {
  let storage: Storage;
  beforeAll(() => {
    storage = createStorage();
  });

  test('writes and reads files', async () => {
    await storage.write('images/a-1.png', bytes);
    expect(await storage.read('images/a-1.png')).toEqual(bytes);
    await storage.write('images/a-1.png', Buffer.from('Kipferl'));
    expect((await storage.read('images/a-1.png'))?.toString()).toBe('Kipferl');
    expect(await storage.read('images/b-1.png')).toBeUndefined();
  });

  test('deletes a file, or everything in a folder, and nothing else', async () => {
    for (const name of ['r/a/1.png', 'r/a/2.png', 'r/ab/1.png', 'r/b.png']) await storage.write(name, bytes);
    await storage.remove('r/a');
    await storage.remove('r/b.png');
    await storage.remove('r/c.png');
    expect(await Promise.all(['r/a/1.png', 'r/a/2.png', 'r/b.png'].map(name => storage.read(name)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await storage.read('r/ab/1.png')).toEqual(bytes);
  });

  test.each(['../security/secret', '/etc/passwd', 'a/../b', 'A.png', 'a\0.png', '', 'a//b', '.env', 'a b'])(
    'rejects the key %j',
    async name => {
      await expect((async () => storage.read(name))()).rejects.toThrow('not a valid storage key');
      await expect((async () => storage.write(name, bytes))()).rejects.toThrow('not a valid storage key');
      await expect((async () => storage.remove(name))()).rejects.toThrow('not a valid storage key');
    },
  );
});

describe('a faulty S3 service', () => {
  let storage: Storage;
  beforeAll(() => {
    storage = s3Storage(s3Url);
  });
  let consoleError: jest.SpyInstance;
  beforeEach(() => (consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})));
  afterEach(() => consoleError.mockRestore());

  const failTimes = (times: number, respond: (response: ServerResponse) => unknown) => {
    let remaining = times;
    failRequest = (_request, response) => {
      if (remaining-- <= 0) return false;
      respond(response);
      return true;
    };
  };

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['returns 503', response => response.writeHead(503).end('<Error/>')],
    ['closes the connection', response => response.destroy()],
    [
      'sends an incomplete response',
      response => response.writeHead(200, { 'content-length': '100' }).write('Sem', () => response.destroy()),
    ],
  ])('retries when it %s', async (_what, respond) => {
    await storage.write('images/c-1.png', bytes);
    failTimes(2, respond);
    expect(await storage.read('images/c-1.png')).toEqual(bytes);
    failTimes(2, respond);
    await storage.write('images/d-1.png', bytes);
    expect(stored.get('images/d-1.png')).toEqual(bytes);
  });

  test('returns UNAVAILABLE after the last attempt', async () => {
    failTimes(3, response => response.writeHead(500).end());
    await expect(storage.read('images/c-1.png')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(consoleError.mock.calls.flat().join(' ')).not.toContain('secret');
  });

  test('throws when it rejects a file', async () => {
    failTimes(1, response => response.writeHead(403).end());
    await expect(storage.write('images/e-1.png', bytes)).rejects.toThrow('403');
    expect(stored.has('images/e-1.png')).toBe(false);
  });

  test('does not follow redirects', async () => {
    failTimes(3, response => response.writeHead(301, { location: `${s3Url}/images/c-1.png` }).end());
    await expect(storage.read('images/f-1.png')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

test('signs every request', async () => {
  await s3Storage(s3Url).read('images/a-1.png');
  expect(signatures).toEqual([expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request/)]);
});

test('leaves no temporary file on disk when a write fails', async () => {
  const storage = diskStorage(join(folder, 'full'));
  await storage.write('images/a.png', bytes);
  await expect(storage.write('images/a.png/b.png', bytes)).rejects.toThrow();
  expect(readdirSync(join(folder, 'full', 'images'))).toEqual(['a.png']);
});

test.each([
  ['https://key:secret@s3.example/bucket', true],
  ['https://key:secret@s3.example/bucket?region=eu-central-1', true],
  ['https://s3.example/bucket', false],
  ['https://key:secret@s3.example/', false],
  ['ftp://key:secret@s3.example/bucket', false],
  ['bucket', false],
])('returns for %s whether it is a URL of S3: %s', (text, expected) => {
  expect(isS3Url(text)).toBe(expected);
});
