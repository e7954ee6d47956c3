import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskStorage } from '../../../platform/files/diskStorage';
import { useAppInstance, useTestApp, type Token } from '../../../testing/app/testApp';
import { sendJson, startImageModelService, type ImageModelService } from '../../../testing/fakes/imageModelService';
import type { ImageModel } from './imageModel';
import { openAiImageModel } from './openAiImageModel';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
let service: ImageModelService;
let model: ImageModel;
let photo: Buffer;
const imageModel: ImageModel = { timeout: 20_000, generate: (...call) => model.generate(...call) };
const storage = diskStorage(folder);
const testApp = useTestApp({ imageModel, storage });
const withoutModel = useAppInstance();
const limitedApp = useAppInstance({ imageModel, storage, limits: { textRequestsPerUser: 2 } });
const smallApp = useAppInstance({ imageModel, storage, limits: { textCharactersPerUser: 9_999 } });
const impatientApp = useAppInstance({ imageModel, storage, limits: { requestTimeout: 2_000 } });

/** The time is long enough for a busy machine, unless the test is about it. */
const connect = (timeout = 20_000) => openAiImageModel({ url: `${service.url}/`, key: 'secret', model: 'brotbild-1', timeout });

beforeAll(async () => {
  service = await startImageModelService();
  photo = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#c83' } })
    .png()
    .withMetadata({ exif: { IFD0: { Artist: 'Someone' } } })
    .toBuffer();
});
afterAll(() => service.stop());
beforeEach(() => {
  model = connect();
  Object.assign(service, { requests: [], respond: sendImage() });
});

const sendImage = (base64?: unknown) => (response: ServerResponse) =>
  sendJson(response, { data: [{ b64_json: base64 ?? photo.toString('base64') }] });

/** An editor who has not used up anything yet. */
const newEditor = (): Token => `ROLE_EDITOR @${randomUUID()}`;
const mutation = `mutation ($prompt: String!, $size: GeneratedImageSize, $alt: String) {
  generateImage(prompt: $prompt, size: $size, alt: $alt) { id alt isDecorative extension mimeType width height version focusX focusY } }`;
const generate = (input: object = {}, { app = testApp, token = newEditor() }: { app?: typeof testApp; token?: Token | undefined } = {}) =>
  app.graphql(token, mutation, { prompt: 'Ein Laib Brot', ...input });
const errorOf = ({ errors }: { errors?: { message: string; extensions: { code: string } }[] }) =>
  errors?.[0] && `${errors[0].extensions.code}: ${errors[0].message}`;

const storedFiles = () =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.')) : [];
/** What is stored: the number of records, and the files. */
const stored = async () => [(await testApp.rest('ROLE_ADMIN', 'GET', '/images')).body.meta.total, storedFiles()];

test('stores the image like an uploaded one, without its metadata and without a description', async () => {
  const { data, errors } = await generate();
  expect(errors).toBeUndefined();
  const { id, ...image } = data.generateImage;
  expect(image).toEqual({
    alt: null,
    isDecorative: false,
    extension: 'png',
    mimeType: 'image/png',
    width: 96,
    height: 64,
    version: 1,
    focusX: null,
    focusY: null,
  });
  expect(service.requests).toMatchObject([
    {
      path: '/v1/images/generations',
      headers: { authorization: 'Bearer secret' },
      body: { model: 'brotbild-1', prompt: 'Ein Laib Brot', size: '1024x1024', n: 1, response_format: 'b64_json' },
    },
  ]);
  const file = await fetch(`${testApp.url}/image/${id}-1.png`);
  expect(file.status).toBe(200);
  expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).not.toHaveProperty('exif');
  const undescribed = await testApp.rest('ROLE_ADMIN', 'GET', '/images?isDescribed=false');
  expect(undescribed.body.data.map((record: { id: string }) => record.id)).toContain(id);
});

test('asks for the size, and stores the description', async () => {
  const { status, body } = await testApp.rest(newEditor(), 'POST', '/content-ai/generate/image', {
    prompt: 'Ein Zopf',
    size: 'portrait',
    alt: ' Ein Zopf auf einem Brett ',
  });
  expect([status, body.data.alt, body.data.version]).toEqual([201, 'Ein Zopf auf einem Brett', 1]);
  expect((await testApp.rest('ROLE_ADMIN', 'GET', `/images/${body.data.id}`)).body.data).toMatchObject(body.data);
  expect((await generate({ size: 'landscape' })).errors).toBeUndefined();
  expect(service.requests).toMatchObject([{ body: { size: '1024x1536' } }, { body: { size: '1536x1024' } }]);
});

test('leaves out the option that models of OpenAI do not know', async () => {
  model = openAiImageModel({ url: service.url, key: null, model: 'gpt-image-1' });
  expect((await generate()).errors).toBeUndefined();
  expect(service.requests[0]!.body).toEqual({ model: 'gpt-image-1', prompt: 'Ein Laib Brot', size: '1024x1024', n: 1 });
  expect(service.requests[0]!.headers.authorization).toBeUndefined();
});

const unusable = 'UNAVAILABLE: Der KI-Dienst hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es noch einmal.';
const unreachable = 'UNAVAILABLE: Der KI-Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.';
const slow = /^UNAVAILABLE: Der KI-Dienst hat nicht rechtzeitig geantwortet/;
const base64Of = (text: string): string => Buffer.from(text).toString('base64');

test.each<[string, (response: ServerResponse) => unknown, string | RegExp]>([
  ['is slow', () => {}, slow],
  ['never ends its answer', response => response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":'), slow],
  ['sends HTML', response => response.setHeader('content-type', 'text/html').end('<html>geheim</html>'), unusable],
  ['sends JSON as HTML', response => response.setHeader('content-type', 'text/html').end('{"data":[]}'), unusable],
  ['sends no JSON', response => response.setHeader('content-type', 'application/json').end('geheim'), unusable],
  ['sends no image', response => sendJson(response, { data: [] }), unusable],
  ['sends other JSON', response => sendJson(response, { data: [{ b64_json: ['geheim'] }] }), unusable],
  ['sends a URL', response => sendJson(response, { data: [{ url: `${service.url}/geheim.png` }] }), unusable],
  ['sends broken base64', sendImage('%%% geheim %%%'), unusable],
  ['sends nothing in base64', sendImage(''), unusable],
  ['sends HTML in base64', sendImage(base64Of('<html><script>alert()</script></html>')), unusable],
  ['sends an SVG', sendImage(base64Of('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>')), unusable],
  ['sends half an image', response => sendImage(photo.subarray(0, 60).toString('base64'))(response), unusable],
  ['sends too much', sendImage('A'.repeat(15 * 1024 * 1024)), unusable],
  ['sends a file that is too large', sendImage('A'.repeat(14_000_000)), unusable],
  [
    'declines the prompt',
    response => sendJson(response, { error: { code: 'moderation_blocked', message: 'geheim' } }, 400),
    'UNAVAILABLE: Der KI-Dienst lehnt diesen Inhalt ab. Bitte formulieren Sie Ihren Wunsch anders.',
  ],
  ['does not know an option', response => sendJson(response, { error: { code: 'unknown_parameter' } }, 400), unreachable],
  ['rejects without JSON', response => response.writeHead(400).end('geheim'), unreachable],
  ['is busy', response => response.writeHead(429).end(), /^UNAVAILABLE: Der KI-Dienst nimmt gerade keine Anfragen an/],
  ['fails', response => response.writeHead(500).end('geheim'), unreachable],
  ['does not know the key', response => response.writeHead(401).end('geheim'), /^UNAVAILABLE: Der KI-Dienst lehnt unsere Zugangsdaten ab/],
  ['redirects', response => response.writeHead(302, { location: '/elsewhere' }).end(), unreachable],
  ['closes the connection', response => response.destroy(), unreachable],
])('stores nothing and says what is wrong when the model %s', async (_, respond, message) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const before = await stored();
  if (message === slow) model = connect(3_000);
  service.respond = respond;
  expect(errorOf(await generate())).toMatch(message);
  expect(service.requests).toHaveLength(1); // no retry, no redirect
  expect(await stored()).toEqual(before);
  expect(log.mock.calls.flat().map(String).join()).not.toMatch(/secret|geheim|Brot/);
  log.mockRestore();
});

test('waits longer for the model than for other requests', async () => {
  service.respond = response => void setTimeout(() => sendImage()(response), 2_300);
  expect((await generate({}, { app: impatientApp })).errors).toBeUndefined();
});

test('ends the request to the model and stores nothing when its client cancels', async () => {
  const before = await stored();
  const controller = new AbortController();
  const ended = new Promise<void>(resolve => {
    service.respond = response => {
      response.once('close', resolve);
      controller.abort();
    };
  });
  const body = JSON.stringify({ query: mutation, variables: { prompt: 'Neu' } });
  const headers = { 'content-type': 'application/json', authorization: newEditor() };
  await expect(fetch(`${testApp.url}/graphql`, { method: 'POST', headers, body, signal: controller.signal })).rejects.toThrow('aborted');
  await ended;
  expect(await stored()).toEqual(before);
});

test('stores nothing when its client cancels at the moment of the answer', async () => {
  const before = await stored();
  const controller = new AbortController();
  const { services } = testApp.app;
  const queue = services.imageQueue;
  const processed = new Promise<void>(resolve => {
    services.imageQueue = async (key, work) => {
      controller.abort();
      await new Promise(wait => setTimeout(wait, 200)); // until the server has noticed
      return queue(key, work).finally(() => setTimeout(resolve, 200)); // until a record would be stored
    };
  });
  const body = JSON.stringify({ prompt: 'Neu' });
  const headers = { 'content-type': 'application/json', authorization: newEditor() };
  const url = `${testApp.url}/api/content-ai/generate/image`;
  await expect(fetch(url, { method: 'POST', headers, body, signal: controller.signal })).rejects.toThrow('aborted');
  await processed;
  services.imageQueue = queue;
  expect(await stored()).toEqual(before);
});

test('says that no model is configured', async () => {
  expect(errorOf(await generate({}, { app: withoutModel }))).toBe('UNAVAILABLE: KI-Dienst ist nicht konfiguriert.');
  const { status, body } = await withoutModel.rest(newEditor(), 'POST', '/content-ai/generate/image', { prompt: 'Neu' });
  expect([status, body.errors]).toEqual([503, [{ message: 'KI-Dienst ist nicht konfiguriert.', field: null, code: 'UNAVAILABLE' }]]);
  expect((await withoutModel.graphql(newEditor(), '{ hasImageModel }')).data.hasImageModel).toBe(false);
  expect((await testApp.graphql(newEditor(), '{ hasImageModel }')).data.hasImageModel).toBe(true);
});

test('limits images per user, also at once and together with texts', async () => {
  const limited = /^RATE_LIMITED: Sie haben für heute genug Vorschläge und Bilder angefordert/;
  const token = newEditor();
  const [before] = await stored();
  const results = await Promise.all([1, 2, 3].map(() => generate({}, { app: limitedApp, token })));
  expect(results.map(errorOf).sort()).toEqual([expect.stringMatching(limited), undefined, undefined]);
  expect(service.requests).toHaveLength(2);
  expect((await stored())[0]).toBe(before + 2);
  expect(errorOf(await generate({}, { app: smallApp, token: newEditor() }))).toMatch(limited);
  expect(service.requests).toHaveLength(2);
});

test('rejects wrong input, naming the fields, before it asks the model', async () => {
  const send = async (input: object) => (await testApp.rest(newEditor(), 'POST', '/content-ai/generate/image', input)).body.errors;
  expect(await send({})).toEqual([{ message: 'Dieser Wert darf nicht leer sein.', field: 'prompt', code: 'INVALID' }]);
  expect(await send({ prompt: ' \n' })).toMatchObject([{ field: 'prompt' }]);
  expect(await send({ prompt: 'x'.repeat(2001) })).toEqual([
    { message: expect.stringContaining('2000'), field: 'prompt', code: 'INVALID' },
  ]);
  expect(await send({ prompt: ['x'] })).toMatchObject([{ field: 'prompt' }]);
  expect(await send({ prompt: 'x', size: '4096x4096' })).toMatchObject([{ field: 'size' }]);
  expect(await send({ prompt: 'x', alt: 'x'.repeat(201) })).toMatchObject([{ field: 'alt' }]);
  expect(await send({ prompt: 'x', model: 'dear-1' })).toMatchObject([{ field: 'model' }]);
  expect(errorOf(await generate({ prompt: '' }))).toMatch(/^INVALID/);
  expect(service.requests).toEqual([]);
});

test.each<Token>(['ROLE_EMPLOYEE', 'ROLE_MANAGER'])('is not for %s', async token => {
  expect(errorOf(await generate({}, { token }))).toMatch(/^FORBIDDEN/);
  expect(errorOf(await testApp.graphql(token, '{ hasImageModel }'))).toMatch(/^FORBIDDEN/);
  expect((await testApp.rest(token, 'POST', '/content-ai/generate/image', { prompt: 'Neu' })).status).toBe(403);
  expect(service.requests).toEqual([]);
});

test('is for editors and admins who are signed in', async () => {
  expect(errorOf(await testApp.graphql(undefined, mutation, { prompt: 'Neu' }))).toMatch(/^UNAUTHENTICATED/);
  expect((await testApp.rest(undefined, 'POST', '/content-ai/generate/image', { prompt: 'Neu' })).status).toBe(401);
  expect(service.requests).toEqual([]);
  expect((await generate({}, { token: 'ROLE_ADMIN' })).errors).toBeUndefined();
});
