/** Detects the type of a file from its content. The file name and the MIME type only choose among the types that the content allows. */
import { allFileTypes, fileTypes, fileTypeOf, typesOfMimeType, type FileType } from '../../../../schema/rules/site/fileTypes';

type ContentTest = (bytes: Buffer) => boolean;

const textAt = (bytes: Buffer, start: number, length: number): string => bytes.toString('latin1', start, start + length);
const startsWith =
  (signature: string, start = 0): ContentTest =>
  bytes =>
    textAt(bytes, start, signature.length) === signature;
const anyOf =
  (...tests: ContentTest[]): ContentTest =>
  bytes =>
    tests.some(test => test(bytes));
const allOf =
  (...tests: ContentTest[]): ContentTest =>
  bytes =>
    tests.every(test => test(bytes));

const zip = anyOf(startsWith('PK\x03\x04'), startsWith('PK\x05\x06'));
const office = (folder: string): ContentTest => allOf(zip, bytes => bytes.includes('[Content_Types].xml') && bytes.includes(folder));
const openDocument = (kind: string): ContentTest =>
  allOf(zip, startsWith('mimetype', 30), startsWith(`application/vnd.oasis.opendocument.${kind}`, 38));
const compound = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const riff = (format: string): ContentTest => allOf(startsWith('RIFF'), startsWith(format, 8));
const isoMedia = (brands: RegExp): ContentTest => allOf(startsWith('ftyp', 4), bytes => brands.test(textAt(bytes, 8, 4)));
const postscript = anyOf(startsWith('%!PS-Adobe'), startsWith('\xc5\xd0\xd3\xc6'));
const pdf = startsWith('%PDF-');

// Rejected in text files, because a browser might render it.
const markup = /<(?:!doctype|\?xml|\/?(?:html|head|body|script|iframe|svg|object|embed|img|form|meta|link|style|base|a)\b)/i;
const controlCharacters = /[\x00-\x08\x0b\x0e-\x1f]/;

function isText(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return bytes.length > 0 && !controlCharacters.test(text) && !markup.test(text) && !text.startsWith('#!');
}

const contentTests: { readonly [T in FileType]: ContentTest } = {
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
  rtf: startsWith('{\\rtf'),
  txt: isText,
  csv: isText,
  zip,
  rar: startsWith('Rar!\x1a\x07'),
  '7z': startsWith('7z\xbc\xaf\x27\x1c'),
  tar: startsWith('ustar', 257),
  gz: startsWith('\x1f\x8b\x08'),
  jpg: startsWith('\xff\xd8\xff'),
  png: startsWith('\x89PNG\r\n\x1a\n'),
  gif: anyOf(startsWith('GIF87a'), startsWith('GIF89a')),
  webp: riff('WEBP'),
  tif: anyOf(startsWith('II*\0'), startsWith('MM\0*')),
  heic: isoMedia(/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/),
  svg: bytes => /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]{0,500}?-->\s*)*(?:<!DOCTYPE[^[>]*>\s*)?<svg[\s>]/i.test(textAt(bytes, 0, 2_000)),
  mp3: anyOf(startsWith('ID3'), bytes => bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2),
  wav: riff('WAVE'),
  ogg: startsWith('OggS'),
  m4a: isoMedia(/^M4[AB] $/),
  mp4: isoMedia(/^(?:isom|iso[2-6]|mp4[12]|avc1|M4V |dash|MSNV)$/),
  mov: anyOf(isoMedia(/^qt {2}$/), startsWith('moov', 4), startsWith('mdat', 4)),
  avi: riff('AVI '),
  webm: startsWith('\x1a\x45\xdf\xa3'),
  ai: anyOf(pdf, postscript),
  eps: postscript,
  psd: startsWith('8BPS'),
};

/** MIME types that say nothing about the content. */
const genericMimeTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

interface DeclaredType {
  name: string | null;
  mimeType: string;
}

/** Returns the type that the extension (or else the MIME type) names, when the content confirms it; undefined otherwise. */
export function detectFileType(bytes: Buffer, { name, mimeType }: DeclaredType): FileType | undefined {
  const allowedTypes = genericMimeTypes.has(mimeType) ? allFileTypes : typesOfMimeType(mimeType);
  const declaredType =
    name !== null && name.includes('.')
      ? fileTypeOf(name)
      : allowedTypes === allFileTypes
        ? undefined
        : allowedTypes.find(type => contentTests[type](bytes));
  return declaredType && allowedTypes.includes(declaredType) && contentTests[declaredType](bytes) ? declaredType : undefined;
}

/** Tells whether this MIME type is acceptable for a file of this type. */
export const matchesMimeType = (type: FileType, mimeType: string): boolean =>
  genericMimeTypes.has(mimeType) || typesOfMimeType(mimeType).includes(type);

/** Returns the first of these types that the content matches. */
export const detectType = (bytes: Buffer, types: readonly FileType[]): FileType | undefined =>
  types.find(type => contentTests[type](bytes));

export const mimeTypeOf = (type: FileType): string => fileTypes[type][0];
