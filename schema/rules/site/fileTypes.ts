/** Which files are taken, by what they are called: forms ask before anything is sent. What is in them the server sees for itself (G-006, G-028). */
import type { Fault } from '../../fields/validation/validate';
import type { Rule } from '../../errors/messages';
import type { PartType } from '../product/partAnswers';

/** The medium of each type first, then what else browsers call it. */
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

const pictures = {
  jpg: ['image/jpeg', 'image/pjpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
} as const;

const media = {
  ...pictures,
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

const design = {
  ai: ['application/illustrator', 'application/postscript', 'application/pdf'],
  eps: ['application/postscript', 'image/x-eps'],
  psd: ['image/vnd.adobe.photoshop', 'image/x-photoshop'],
} as const;

export const fileTypes = { ...documents, ...archives, ...media, ...design };
export type FileType = keyof typeof fileTypes;

/** What customers send as a picture (CONF-12). */
export const pictureTypes = Object.keys(pictures) as FileType[];
/** What staff may make an image of. */
export const imageTypes: readonly FileType[] = [...pictureTypes, 'webp'];
/** What a rich text takes in (CMS-16): pictures are shown in it, the others linked to. */
export const textFileTypes: readonly FileType[] = [...pictureTypes, 'svg', 'pdf'];
export const allTypes = Object.keys(fileTypes) as FileType[];

/** Bytes of a file, at most (G-006). */
export const largestFile = 10 * 1024 * 1024;
/** Pixels of a side of a picture, at most: what a telephone takes fits in. */
export const longestSide = 8_200;
/** Files in the answer to one part, at most. */
export const mostFiles = 20;

const aliases: Readonly<Record<string, FileType>> = { jpeg: 'jpg', tiff: 'tif', heif: 'heic' };

/** The type a name ends with; undefined where it names none of ours. */
export function typeOfName(name: string): FileType | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name.slice(-6))?.[1]?.toLowerCase() ?? '';
  const type = aliases[ending] ?? ending;
  return Object.hasOwn(fileTypes, type) ? (type as FileType) : undefined;
}

/** The types that a medium may stand for. */
export const typesOfMedium = (mimeType: string): FileType[] =>
  allTypes.filter(type => (fileTypes[type] as readonly string[]).includes(mimeType.toLowerCase()));

/** The types that a part of a product takes (CONF-12, CONF-13). */
export const typesOfPart = ({ type }: { readonly type: PartType }): readonly FileType[] =>
  type === 'image' || type === 'images' ? pictureTypes : allTypes;

/** For the browser's own choice of files: the endings, with their other spellings. */
export const endingsOf = (types: readonly FileType[]): string =>
  [...types, ...Object.keys(aliases).filter(alias => types.includes(aliases[alias]!))].map(type => `.${type}`).join(',');

/** `2,4 MB`, `310 kB`. */
export function sizeText(bytes: number): string {
  const [value, unit] = bytes >= 1024 * 1024 ? [bytes / 1024 / 1024, 'MB'] : [bytes / 1024, 'kB'];
  const rounded = unit === 'MB' ? Math.ceil(value * 10) / 10 : Math.ceil(value);
  return `${String(rounded).replace('.', ',')} ${unit}`;
}

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** What is said of a type that is not taken: whoever photographs with a telephone may not even know how it calls its pictures. */
export const typeRule = (type: FileType | undefined): Rule => (type === 'heic' ? 'heicPicture' : 'noFileType');

/** What can be said against a file before anyone has looked into it. */
export function fileFaults({ name, size }: NamedFile, types: readonly FileType[]): Fault[] {
  const type = typeOfName(name);
  if (!type || !types.includes(type)) return [{ path: [], rule: typeRule(type) }];
  if (size === 0) return [{ path: [], rule: 'noFile' }];
  return size > largestFile ? [{ path: [], rule: 'fileTooLarge', limit: sizeText(size) }] : [];
}
