/** What a file is by what is in it. Its name and its sender's word only choose among the types the content allows. */
import { allTypes, fileTypes, typeOfName, typesOfMedium, type FileType } from '../../../../schema/rules/site/fileTypes';

type Test = (bytes: Buffer) => boolean;

const at = (bytes: Buffer, start: number, length: number): string => bytes.toString('latin1', start, start + length);
const starts =
  (signature: string, start = 0): Test =>
  bytes =>
    at(bytes, start, signature.length) === signature;
const any =
  (...tests: Test[]): Test =>
  bytes =>
    tests.some(test => test(bytes));
const all =
  (...tests: Test[]): Test =>
  bytes =>
    tests.every(test => test(bytes));

const zip = any(starts('PK\x03\x04'), starts('PK\x05\x06'));
const office = (folder: string): Test => all(zip, bytes => bytes.includes('[Content_Types].xml') && bytes.includes(folder));
const openDocument = (kind: string): Test => all(zip, starts('mimetype', 30), starts(`application/vnd.oasis.opendocument.${kind}`, 38));
const compound = starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const riff = (kind: string): Test => all(starts('RIFF'), starts(kind, 8));
const isoMedia = (brands: RegExp): Test => all(starts('ftyp', 4), bytes => brands.test(at(bytes, 8, 4)));
const postscript = any(starts('%!PS-Adobe'), starts('\xc5\xd0\xd3\xc6'));
const pdf = starts('%PDF-');

// What a browser might take for a page, and a shell for a program.
const markup = /<(?:!doctype|\?xml|\/?(?:html|head|body|script|iframe|svg|object|embed|img|form|meta|link|style|base|a)\b)/i;
const control = /[\x00-\x08\x0b\x0e-\x1f]/;

function isText(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return bytes.length > 0 && !control.test(text) && !markup.test(text) && !text.startsWith('#!');
}

const contents: { readonly [T in FileType]: Test } = {
  pdf,
  doc: compound,
  xls: compound,
  ppt: compound,
  docx: office('word/'),
  xlsx: office('xl/'),
  pptx: office('ppt/'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  rtf: starts('{\\rtf'),
  txt: isText,
  csv: isText,
  zip,
  rar: starts('Rar!\x1a\x07'),
  '7z': starts('7z\xbc\xaf\x27\x1c'),
  tar: starts('ustar', 257),
  gz: starts('\x1f\x8b\x08'),
  jpg: starts('\xff\xd8\xff'),
  png: starts('\x89PNG\r\n\x1a\n'),
  gif: any(starts('GIF87a'), starts('GIF89a')),
  webp: riff('WEBP'),
  tif: any(starts('II*\0'), starts('MM\0*')),
  heic: isoMedia(/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/),
  svg: bytes => /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]{0,500}?-->\s*)*(?:<!DOCTYPE[^[>]*>\s*)?<svg[\s>]/i.test(at(bytes, 0, 2_000)),
  mp3: any(starts('ID3'), bytes => bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2),
  wav: riff('WAVE'),
  ogg: starts('OggS'),
  m4a: isoMedia(/^M4[AB] $/),
  mp4: isoMedia(/^(?:isom|iso[2-6]|mp4[12]|avc1|M4V |dash|MSNV)$/),
  mov: any(isoMedia(/^qt {2}$/), starts('moov', 4), starts('mdat', 4)),
  avi: riff('AVI '),
  webm: starts('\x1a\x45\xdf\xa3'),
  ai: any(pdf, postscript),
  eps: postscript,
  psd: starts('8BPS'),
};

/** Media that say nothing. */
const vague = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

interface Claim {
  name: string | null;
  mimeType: string;
}

/** The type of a file: named by its ending or else by its medium, borne out by its content; undefined when they disagree or it is none of ours. */
export function typeOf(bytes: Buffer, { name, mimeType }: Claim): FileType | undefined {
  const media = vague.has(mimeType) ? allTypes : typesOfMedium(mimeType);
  const named =
    name !== null && name.includes('.') ? typeOfName(name) : media === allTypes ? undefined : media.find(type => contents[type](bytes));
  return named && media.includes(named) && contents[named](bytes) ? named : undefined;
}

/** Whether somebody may have called a file of this type so. */
export const isCalled = (type: FileType, mimeType: string): boolean => vague.has(mimeType) || typesOfMedium(mimeType).includes(type);

/** What the content alone says, of these types. */
export const contentOf = (bytes: Buffer, types: readonly FileType[]): FileType | undefined => types.find(type => contents[type](bytes));

export const mediumOf = (type: FileType): string => fileTypes[type][0];
