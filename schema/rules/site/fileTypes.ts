/** The accepted file types by file name. Forms check them before an upload; the server also checks the content (G-006, G-028). */
import type { Issue } from '../../fields/validation/validate';
import type { Rule } from '../../errors/messages';
import type { PartType } from '../product/partAnswers';
import { isKeyOf, keysOf } from '../../objects';

/** The standard MIME type of each file type first, then the other names that browsers use. */
const documents = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  odt: ['application/vnd.oasis.opendocument.text'],
  rtf: ['application/rtf', 'text/rtf'],
  txt: ['text/plain'],
  csv: ['text/csv', 'application/vnd.ms-excel', 'text/plain'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ods: ['application/vnd.oasis.opendocument.spreadsheet'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  odp: ['application/vnd.oasis.opendocument.presentation'],
} as const;

const archives = {
  zip: ['application/zip', 'application/x-zip-compressed'],
  rar: ['application/vnd.rar', 'application/x-rar-compressed', 'application/x-rar'],
  '7z': ['application/x-7z-compressed'],
  tar: ['application/x-tar'],
  gz: ['application/gzip', 'application/x-gzip'],
} as const;

const images = {
  jpg: ['image/jpeg', 'image/pjpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
} as const;

const mediaTypes = {
  ...images,
  webp: ['image/webp'],
  tif: ['image/tiff'],
  heic: ['image/heic', 'image/heif'],
  svg: ['image/svg+xml'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave'],
  ogg: ['audio/ogg', 'application/ogg', 'video/ogg'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'],
  mp4: ['video/mp4'],
  mov: ['video/quicktime'],
  avi: ['video/x-msvideo', 'video/avi'],
  webm: ['video/webm', 'audio/webm'],
} as const;

const designFiles = {
  ai: ['application/illustrator', 'application/postscript', 'application/pdf'],
  eps: ['application/postscript', 'image/x-eps'],
  psd: ['image/vnd.adobe.photoshop', 'image/x-photoshop'],
} as const;

export const fileTypes = { ...documents, ...archives, ...mediaTypes, ...designFiles };
export type FileType = keyof typeof fileTypes;

/** The image types that customers may upload (CONF-12). */
export const customerImageTypes: readonly FileType[] = keysOf(images);
/** The image types that staff may upload as an image. */
export const staffImageTypes: readonly FileType[] = [...customerImageTypes, 'webp'];
/** The file types of rich text (CMS-16): images are displayed, others linked. */
export const richTextFileTypes: readonly FileType[] = [...customerImageTypes, 'svg', 'pdf'];
export const allFileTypes = keysOf(fileTypes);

/** The maximum size of a file in bytes (G-006). */
export const maxFileBytes = 10 * 1024 * 1024;
/** The maximum side of an image in pixels; phone photos fit. */
export const maxImageSide = 8_200;
/** The minimum side of an image of the shop in pixels (VAL-23). */
export const minImageSide = 16;
/** The maximum number of files in the answer to one part. */
export const maxFiles = 20;

const aliases: Readonly<Record<string, FileType>> = { jpeg: 'jpg', tiff: 'tif', heif: 'heic' };

/** Returns the file type of a file name's extension, or undefined if it is not accepted. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name.slice(-6))?.[1]?.toLowerCase() ?? '';
  const type = aliases[extension] ?? extension;
  return isKeyOf(fileTypes, type) ? type : undefined;
}

/** Returns the file types of a MIME type. */
export const typesOfMimeType = (mimeType: string): FileType[] =>
  allFileTypes.filter(type => fileTypes[type].some(name => name === mimeType.toLowerCase()));

/** Returns the file types that a product part accepts (CONF-12, CONF-13). */
export const typesOfPart = ({ type }: { readonly type: PartType }): readonly FileType[] =>
  type === 'image' || type === 'images' ? customerImageTypes : allFileTypes;

/** Returns the value of the `accept` attribute: all extensions with their aliases. */
export const extensionsOf = (types: readonly FileType[]): string =>
  [...types, ...Object.keys(aliases).filter(alias => types.includes(aliases[alias]!))].map(type => `.${type}`).join(',');

/** Returns `2,4 MB` or `310 kB`. */
export function sizeText(bytes: number): string {
  const [value, unit] = bytes >= 1024 * 1024 ? [bytes / 1024 / 1024, 'MB'] : [bytes / 1024, 'kB'];
  const rounded = unit === 'MB' ? Math.ceil(value * 10) / 10 : Math.ceil(value);
  return `${String(rounded).replace('.', ',')} ${unit}`;
}

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Returns the rule for a file type that is not accepted. HEIC has its own message, because phone users often do not know the format. */
export const fileTypeRule = (type: FileType | undefined): Rule => (type === 'heic' ? 'heicImage' : 'fileTypeNotAllowed');

/** Validates name and size of a file before its content is read. */
export function validateFile({ name, size }: NamedFile, types: readonly FileType[]): Issue[] {
  const type = fileTypeOf(name);
  if (!type || !types.includes(type)) return [{ path: [], rule: fileTypeRule(type) }];
  if (size === 0) return [{ path: [], rule: 'emptyFile' }];
  return size > maxFileBytes ? [{ path: [], rule: 'fileTooLarge', limit: sizeText(size) }] : [];
}
