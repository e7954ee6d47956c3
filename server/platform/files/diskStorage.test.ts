import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isS3Url, s3Storage } from './s3Storage';
import { diskStorage, type Storage } from './diskStorage';

/** A store on loopback that keeps what it is given, and misbehaves as it is told. */
const kept = new Map<string, Buffer>();
let misbehaves: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
const signatures: string[] = [];

const store = createServer(async (request, response) => {
  signatures.push(request.headers.authorization ?? '');
  if (misbehaves?.(request, response)) return;
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  const key = pathname.replace('/bucket/', '');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (searchParams.has('prefix')) {
    const found = [...kept.keys()].filter(name => name.startsWith(searchParams.get('prefix')!));
    response.end(`<ListBucketResult>${found.map(name => `<Contents><Key>${name}</Key></Contents>`).join('')}</ListBucketResult>`);
  } else if (request.method === 'PUT') {
    kept.set(key, Buffer.concat(chunks));
    response.end();
  } else if (request.method === 'DELETE') {
    kept.delete(key);
    response.writeHead(204).end();
  } else if (kept.has(key)) response.end(kept.get(key));
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
});
let address: string;
beforeAll(async () => {
  await new Promise<void>(done => store.listen(0, '127.0.0.1', done));
  address = `http://key:secret@127.0.0.1:${(store.address() as AddressInfo).port}/bucket?region=eu-central-1`;
});

beforeEach(() => {
  misbehaves = undefined;
  signatures.length = 0;
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const bytes = Buffer.from('Semmel');

describe.each([
  ['a disk', () => diskStorage(folder)],
  ['a store elsewhere', () => s3Storage(address)],
])('%s', (_name, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  test('keeps what it is given, and gives it back', async () => {
    await storage.write('images/a-1.png', bytes);
    expect(await storage.read('images/a-1.png')).toEqual(bytes);
    await storage.write('images/a-1.png', Buffer.from('Kipferl'));
    expect((await storage.read('images/a-1.png'))?.toString()).toBe('Kipferl');
    expect(await storage.read('images/b-1.png')).toBeUndefined();
  });

  test('removes a file, or everything below a name, and nothing else', async () => {
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

  test.each(['../security/secret', '/etc/passwd', 'a/../b', 'A.png', 'a\0.png', '', 'a//b', '.env', 'a b'])('takes no name like %j', async name => {
    await expect((async () => storage.read(name))()).rejects.toThrow('no name of a file');
    await expect((async () => storage.write(name, bytes))()).rejects.toThrow('no name of a file');
    await expect((async () => storage.remove(name))()).rejects.toThrow('no name of a file');
  });
});

describe('a store that misbehaves', () => {
  let storage: Storage;
  beforeAll(() => {
    storage = s3Storage(address);
  });
  let complained: jest.SpyInstance;
  beforeEach(() => (complained = jest.spyOn(console, 'error').mockImplementation(() => {})));
  afterEach(() => complained.mockRestore());

  const failing = (times: number, how: (response: ServerResponse) => unknown) => {
    let left = times;
    misbehaves = (_request, response) => {
      if (left-- <= 0) return false;
      how(response);
      return true;
    };
  };

  test.each<[string, (response: ServerResponse) => unknown]>([
    ['says that it is busy', response => response.writeHead(503).end('<Error/>')],
    ['hangs up', response => response.destroy()],
    ['breaks off', response => response.writeHead(200, { 'content-length': '100' }).write('Sem', () => response.destroy())],
  ])('is asked again when it %s', async (_what, how) => {
    await storage.write('images/c-1.png', bytes);
    failing(2, how);
    expect(await storage.read('images/c-1.png')).toEqual(bytes);
    failing(2, how);
    await storage.write('images/d-1.png', bytes);
    expect(kept.get('images/d-1.png')).toEqual(bytes);
  });

  test('is given up after a while, and whoever asked is told to come again', async () => {
    failing(3, response => response.writeHead(500).end());
    await expect(storage.read('images/c-1.png')).rejects.toMatchObject({ reason: 'unavailable' });
    expect(complained.mock.calls.flat().join(' ')).not.toContain('secret');
  });

  test('that refuses is not believed', async () => {
    failing(1, response => response.writeHead(403).end());
    await expect(storage.write('images/e-1.png', bytes)).rejects.toThrow('403');
    expect(kept.has('images/e-1.png')).toBe(false);
  });

  test('that sends us elsewhere is not followed', async () => {
    failing(3, response => response.writeHead(301, { location: `${address}/images/c-1.png` }).end());
    await expect(storage.read('images/f-1.png')).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

test('every question is signed', async () => {
  await s3Storage(address).read('images/a-1.png');
  expect(signatures).toEqual([expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request/)]);
});

test('a disk leaves nothing unfinished when it is full', async () => {
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
])('%s as an address of a store: %s', (text, isOne) => {
  expect(isS3Url(text)).toBe(isOne);
});
