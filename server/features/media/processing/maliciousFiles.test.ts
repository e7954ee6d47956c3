import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { normalizeLine } from '../../../../schema/fields/validation/characters';
import { allFileTypes, type FileType } from '../../../../schema/rules/site/fileTypes';
import { maliciousFiles, type MaliciousFileCase } from '../../../testing/data/maliciousFiles';
import { useTestApp } from '../../../testing/app/testApp';
import { mimeTypeOf, detectFileType } from './detectFileType';
import { diskStorage } from '../../../platform/files/diskStorage';
import type { Json } from '../../../testing/app/json';

const folder = '.data/test/malicious';
const app = useTestApp({ storage: diskStorage(folder) });

/** The response to an upload. */
interface UploadResponse {
  status: number;
  record?: Record<string, Json>;
  field?: string | null;
}

const dataUrl = ({ mimeType, bytes }: MaliciousFileCase): string => `data:${mimeType};base64,${bytes.toString('base64')}`;

type UploadApi = (target: 'upload' | 'image', file: MaliciousFileCase) => Promise<UploadResponse>;

const toResponse = ({ status, body }: { status: number; body: Json }): UploadResponse => ({
  status,
  record: body.data,
  field: body.errors?.[0].field,
});

const apis: Record<string, UploadApi> = {
  REST: async (target, file) =>
    toResponse(
      target === 'upload'
        ? await app.rest(undefined, 'POST', '/uploads', { data: dataUrl(file), name: file.name })
        : await app.rest('ROLE_MANAGER', 'POST', '/images', { data: dataUrl(file), alt: normalizeLine(file.name.slice(0, 100)) }),
    ),
  GraphQL: async (target, file) => {
    const input = { data: dataUrl(file), ...(target === 'upload' ? { name: file.name } : {}) };
    const selection =
      target === 'upload' ? 'id version extension publicHash mimeType name size hasPreview' : 'id version extension mimeType';
    const type = target === 'upload' ? 'Upload' : 'Image';
    const { data, errors } = await app.graphql(
      'ROLE_MANAGER',
      `mutation ($input: Create${type}Input!) { it: create${type}(input: $input) { ${selection} } }`,
      { input },
    );
    return { status: errors ? 422 : 201, record: data?.it, field: errors?.[0].extensions.errors[0].field };
  },
  'a multipart form': async (target, file) => {
    const form = new FormData();
    form.set('data', new File([new Uint8Array(file.bytes)], file.name, { type: file.mimeType }));
    const headers: Record<string, string> = target === 'image' ? { authorization: 'ROLE_MANAGER' } : {};
    const response = await fetch(`${app.url}/api/${target}s`, { method: 'POST', body: form, headers });
    return toResponse({ status: response.status, body: await response.json() });
  },
};

const storedFiles = () =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.')) : [];

async function download(target: 'upload' | 'image', { id, version, extension, publicHash }: Record<string, Json>) {
  const response = await fetch(`${app.url}/${target === 'upload' ? `upload/${publicHash}` : 'image'}/${id}-${version}.${extension}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

// Jest needs the number of cases before the files are created, so it is written here.
const cases = maliciousFiles();
const count = 45;

test('tests every malicious file', async () => expect(await cases).toHaveLength(count));

describe.each(Object.keys(apis))('via %s', api => {
  test.each(Array.from({ length: count }, (_, index) => index))('malicious file %d is rejected or made harmless', async index => {
    const file = (await cases)[index]!;
    for (const target of ['upload', 'image'] as const) {
      const before = storedFiles();
      const response = await apis[api]!(target, file);
      const outcome = response.record ? 'accepted' : 'rejected';
      const expected = (api === 'a multipart form' && file.multipart) || file[target];
      expect(`${file.title}: ${target} ${outcome}`).toBe(`${file.title}: ${target} ${expected}`);
      if (!response.record) {
        expect([response.status, response.field]).toEqual([422, api === 'a multipart form' && file.multipart ? null : 'data']);
        expect(storedFiles()).toEqual(before);
        continue;
      }
      await expectHarmless(target, response.record);
    }
  });
});

async function expectHarmless(target: 'upload' | 'image', record: Record<string, Json>): Promise<void> {
  const { status, headers, bytes } = await download(target, record);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(record.mimeType);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  if (target === 'upload') expect(headers.get('content-security-policy')).toContain('sandbox');
  if (['jpg', 'png', 'gif'].includes(record.extension)) {
    for (const trace of ['<script', '<?php', 'PK\x03\x04', 'Someone', 'Exif'])
      expect(bytes.includes(Buffer.from(trace, 'latin1'))).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  } else {
    expect(headers.get('content-disposition')).toBe('attachment');
  }
  if (target === 'upload') expect(record.name ?? '').not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
  expect((record.name ?? '').length).toBeLessThanOrEqual(120);
  expect(
    storedFiles().filter(name => name.includes('..') || !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(name.split(/[\\]/).join('/'))),
  ).toEqual([]);
  expect(existsSync(join(folder, '..', 'etc'))).toBe(false);
}

test.each([
  ['no data URL', 'Semmel', 'Dieser Dateityp ist nicht erlaubt.'],
  ['a data URL without base64', 'data:image/png,abc', 'Dieser Dateityp ist nicht erlaubt.'],
  ['characters that are not base64', 'data:text/plain;base64,Semmel%20mit%20Ei', 'Dieser Dateityp ist nicht erlaubt.'],
  ['a number', 7, 'Dieser Dateityp ist nicht erlaubt.'],
  ['nothing', null, 'Dieser Wert darf nicht leer sein.'],
])('rejects %s as a file', async (_what, data, message) => {
  const { status, body } = await app.rest(undefined, 'POST', '/uploads', { data: data as never, name: 'a.txt' });
  expect([status, body.errors]).toEqual([422, [{ message, field: 'data', code: 'INVALID' }]]);
});

test('rejects files that are too large, and does not even read very large bodies', async () => {
  const data = (bytes: number) => `data:text/plain;base64,${'QUFB'.repeat(Math.ceil(bytes / 3))}`;
  const large = await app.rest(undefined, 'POST', '/uploads', { data: data(10 * 1024 * 1024 + 1) });
  expect(large).toEqual({
    status: 413,
    body: { errors: [{ message: 'Die Datei ist zu groß (10,1 MB). Erlaubt sind höchstens 10 MB.', field: 'data', code: 'TOO_LARGE' }] },
  });
  const huge = await app.rest(undefined, 'POST', '/uploads', { data: data(20 * 1024 * 1024) }).catch((error: Error) => error);
  if (!(huge instanceof Error)) expect(huge.status).toBe(413); // the connection may also close before everything is sent
});

const zipText = (text: string): string => `PK\x03\x04${'\0'.repeat(26)}${text}`;
const office = (folder: string): string => zipText(`[Content_Types].xml ${folder}/document.xml`);
const openDocument = (kind: string): string => zipText(`mimetypeapplication/vnd.oasis.opendocument.${kind}`);
const isoMedia = (brand: string): string => `\0\0\0\x18ftyp${brand}`;
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** The first bytes of a file of each type. */
const signatures: { readonly [T in FileType]: string } = {
  pdf: '%PDF-1.7',
  doc: compound,
  xls: compound,
  ppt: compound,
  docx: office('word'),
  xlsx: office('xl'),
  pptx: office('ppt'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: '{\\rtf1',
  txt: 'Semmel',
  csv: 'Semmel;2',
  zip: zipText('a'),
  rar: 'Rar!\x1a\x07\0',
  '7z': '7z\xbc\xaf\x27\x1c',
  tar: `${'\0'.repeat(257)}ustar`,
  gz: '\x1f\x8b\x08',
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\0\0\0\0WEBP',
  tif: 'II*\0',
  heic: isoMedia('heic'),
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  mp3: 'ID3\x04',
  wav: 'RIFF\0\0\0\0WAVE',
  ogg: 'OggS',
  m4a: isoMedia('M4A '),
  mp4: isoMedia('isom'),
  mov: isoMedia('qt  '),
  avi: 'RIFF\0\0\0\0AVI ',
  webm: '\x1a\x45\xdf\xa3',
  ai: '%!PS-Adobe-3.0',
  eps: '%!PS-Adobe-3.0 EPSF-3.0',
  psd: '8BPS',
};

test.each(allFileTypes)('detects a file named %s by its first bytes', type => {
  const bytes = Buffer.from(signatures[type], 'latin1');
  const detect = (name: string, mimeType = mimeTypeOf(type)) => detectFileType(bytes, { name, mimeType });
  expect([detect(`a.${type}`), detect(`A.${type.toUpperCase()}`, '')]).toEqual([type, type]);
  expect([detect('a.exe'), detect('a.html'), detect(`a.${type}`, 'application/x-msdownload')]).toEqual([undefined, undefined, undefined]);
  expect(detectFileType(Buffer.from('MZ\x90\0\x03', 'latin1'), { name: `a.${type}`, mimeType: mimeTypeOf(type) })).toBeUndefined();
});
