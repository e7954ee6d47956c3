import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { asLine } from '../../../../schema/fields/validation/characters';
import { allTypes, type FileType } from '../../../../schema/rules/site/fileTypes';
import { hostileFiles, type Case } from '../../../testing/data/hostileFiles';
import { useHouse } from '../../../testing/app/testApp';
import { mediumOf, typeOf } from './detectFileType';
import { diskStorage } from '../../../platform/files/diskStorage';

const folder = '.data/test/hostile';
const house = useHouse({ storage: diskStorage(folder) });

/** What a door said. */
interface Told {
  status: number;
  record?: Record<string, any>; // as answered
  field?: string | null;
}

const dataUrl = ({ mimeType, bytes }: Case): string => `data:${mimeType};base64,${bytes.toString('base64')}`;

type Door = (kind: 'upload' | 'image', file: Case) => Promise<Told>;

const told = ({ status, body }: { status: number; body: any }): Told => ({ status, record: body.data, field: body.errors?.[0].field });

const doors: Record<string, Door> = {
  REST: async (kind, file) =>
    told(
      kind === 'upload'
        ? await house.rest(undefined, 'POST', '/uploads', { data: dataUrl(file), name: file.name })
        : await house.rest('ROLE_MANAGER', 'POST', '/images', { data: dataUrl(file), alt: asLine(file.name.slice(0, 100)) }),
    ),
  GraphQL: async (kind, file) => {
    const draft = { data: dataUrl(file), ...(kind === 'upload' ? { name: file.name } : {}) };
    const words = kind === 'upload' ? 'id version extension publicHash mimeType name size hasPreview' : 'id version extension mimeType';
    const type = kind === 'upload' ? 'Upload' : 'Image';
    const { data, errors } = await house.graphql(
      'ROLE_MANAGER',
      `mutation ($draft: ${type}Draft!) { it: create${type}(draft: $draft) { ${words} } }`,
      { draft },
    );
    return { status: errors ? 422 : 201, record: data?.it, field: errors?.[0].extensions.errors[0].field };
  },
  'a form': async (kind, file) => {
    const form = new FormData();
    form.set('data', new File([new Uint8Array(file.bytes)], file.name, { type: file.mimeType }));
    const headers: Record<string, string> = kind === 'image' ? { authorization: 'ROLE_MANAGER' } : {};
    const response = await fetch(`${house.address}/api/${kind}s`, { method: 'POST', body: form, headers });
    return told({ status: response.status, body: await response.json() });
  },
};

const files = () =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.includes('.')) : [];

async function served(kind: 'upload' | 'image', { id, version, extension, publicHash }: Record<string, any>) {
  const response = await fetch(`${house.address}/${kind === 'upload' ? `upload/${publicHash}` : 'image'}/${id}-${version}.${extension}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

// Each file goes through every door; what they are is known only once they are made, so the cases are counted out.
const cases = hostileFiles();
const count = 45;

test('all of them are tried', async () => expect(await cases).toHaveLength(count));

describe.each(Object.keys(doors))('through %s', door => {
  test.each(Array.from({ length: count }, (_, index) => index))('hostile file %d does no harm', async index => {
    const file = (await cases)[index]!;
    for (const kind of ['upload', 'image'] as const) {
      const before = files();
      const answer = await doors[door]!(kind, file);
      const outcome = answer.record ? 'taken' : 'refused';
      const expected = (door === 'a form' && file.form) || file[kind];
      expect(`${file.what}: ${kind} ${outcome}`).toBe(`${file.what}: ${kind} ${expected}`);
      if (!answer.record) {
        expect([answer.status, answer.field]).toEqual([422, door === 'a form' && file.form ? null : 'data']);
        expect(files()).toEqual(before);
        continue;
      }
      await expectHarmless(kind, answer.record);
    }
  });
});

async function expectHarmless(kind: 'upload' | 'image', record: Record<string, any>): Promise<void> {
  const { status, headers, bytes } = await served(kind, record);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(record.mimeType);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  if (kind === 'upload') expect(headers.get('content-security-policy')).toContain('sandbox');
  if (['jpg', 'png', 'gif'].includes(record.extension)) {
    for (const trace of ['<script', '<?php', 'PK\x03\x04', 'Someone', 'Exif'])
      expect(bytes.includes(Buffer.from(trace, 'latin1'))).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  } else {
    expect(headers.get('content-disposition')).toBe('attachment');
  }
  if (kind === 'upload') expect(record.name ?? '').not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
  expect((record.name ?? '').length).toBeLessThanOrEqual(120);
  expect(
    files().filter(name => name.includes('..') || !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(name.split(/[\\]/).join('/'))),
  ).toEqual([]);
  expect(existsSync(join(folder, '..', 'etc'))).toBe(false);
}

test.each([
  ['no data URL', 'Semmel', 'Dieser Dateityp ist nicht erlaubt.'],
  ['a data URL without base64', 'data:image/png,abc', 'Dieser Dateityp ist nicht erlaubt.'],
  ['letters that are none of base64', 'data:text/plain;base64,Semmel%20mit%20Ei', 'Dieser Dateityp ist nicht erlaubt.'],
  ['a number', 7, 'Dieser Dateityp ist nicht erlaubt.'],
  ['nothing', null, 'Dieser Wert darf nicht leer sein.'],
])('%s is no file', async (_what, data, message) => {
  const { status, body } = await house.rest(undefined, 'POST', '/uploads', { data: data as never, name: 'a.txt' });
  expect([status, body.errors]).toEqual([422, [{ message, field: 'data', code: 'INVALID' }]]);
});

test('what is larger than files may be is refused by its size, and what is larger still is not even read', async () => {
  const data = (bytes: number) => `data:text/plain;base64,${'QUFB'.repeat(Math.ceil(bytes / 3))}`;
  const large = await house.rest(undefined, 'POST', '/uploads', { data: data(10 * 1024 * 1024 + 1) });
  expect(large).toEqual({
    status: 413,
    body: { errors: [{ message: 'Die Datei ist zu groß (10,1 MB). Erlaubt sind höchstens 10 MB.', field: 'data', code: 'TOO_LARGE' }] },
  });
  const huge = await house.rest(undefined, 'POST', '/uploads', { data: data(20 * 1024 * 1024) }).catch((error: Error) => error);
  if (!(huge instanceof Error)) expect(huge.status).toBe(413); // or the connection was closed before all was sent
});

const zipped = (text: string): string => `PK\x03\x04${'\0'.repeat(26)}${text}`;
const office = (folder: string): string => zipped(`[Content_Types].xml ${folder}/document.xml`);
const openDocument = (kind: string): string => zipped(`mimetypeapplication/vnd.oasis.opendocument.${kind}`);
const media = (brand: string): string => `\0\0\0\x18ftyp${brand}`;
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** How a file of each type begins. */
const beginnings: { readonly [T in FileType]: string } = {
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
  zip: zipped('a'),
  rar: 'Rar!\x1a\x07\0',
  '7z': '7z\xbc\xaf\x27\x1c',
  tar: `${'\0'.repeat(257)}ustar`,
  gz: '\x1f\x8b\x08',
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\0\0\0\0WEBP',
  tif: 'II*\0',
  heic: media('heic'),
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  mp3: 'ID3\x04',
  wav: 'RIFF\0\0\0\0WAVE',
  ogg: 'OggS',
  m4a: media('M4A '),
  mp4: media('isom'),
  mov: media('qt  '),
  avi: 'RIFF\0\0\0\0AVI ',
  webm: '\x1a\x45\xdf\xa3',
  ai: '%!PS-Adobe-3.0',
  eps: '%!PS-Adobe-3.0 EPSF-3.0',
  psd: '8BPS',
};

test.each(allTypes)('a file that is called %s is one when it begins like one', type => {
  const bytes = Buffer.from(beginnings[type], 'latin1');
  const called = (name: string, mimeType = mediumOf(type)) => typeOf(bytes, { name, mimeType });
  expect([called(`a.${type}`), called(`A.${type.toUpperCase()}`, '')]).toEqual([type, type]);
  expect([called('a.exe'), called('a.html'), called(`a.${type}`, 'application/x-msdownload')]).toEqual([undefined, undefined, undefined]);
  expect(typeOf(Buffer.from('MZ\x90\0\x03', 'latin1'), { name: `a.${type}`, mimeType: mediumOf(type) })).toBeUndefined();
});
