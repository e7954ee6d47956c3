/** Uploaded files: their bytes, and the name and MIME type that the client claims, which are not trusted yet. */
import { throwIfInvalid, AppError } from '../../../schema/errors/appError';
import { maxFileBytes, sizeText } from '../../../schema/rules/site/fileTypes';

export class IncomingFile {
  constructor(
    readonly bytes: Buffer,
    readonly mimeType: string,
    readonly name: string | null = null,
  ) {}
}

const path = ['data'];
const dataUrlHeader = /^data:([a-z0-9][a-z0-9.+-]{0,60}\/[a-z0-9][a-z0-9.+-]{0,100})(?:;[a-z0-9-]{1,40}=[^;,]{0,100}){0,4};base64,/i;
const maxHeaderLength = 600;

/** Returns the file of an input: form data or a data URL. Throws when it is neither, empty or too large. */
export function parseIncomingFile(data: unknown, name: string | null = null): IncomingFile {
  const file =
    data instanceof IncomingFile
      ? new IncomingFile(data.bytes, data.mimeType, sanitizeFileName(name ?? data.name))
      : parseDataUrl(data, name);
  if (file.bytes.length > maxFileBytes) throw fileTooLargeError(file.bytes.length);
  if (file.bytes.length === 0) throwIfInvalid([{ path, rule: 'emptyFile' }]);
  return file;
}

export const fileTooLargeError = (bytes: number): AppError =>
  new AppError('TOO_LARGE', { issues: [{ path, rule: 'fileTooLarge', limit: sizeText(bytes) }] });

function parseDataUrl(data: unknown, name: string | null): IncomingFile {
  if (data === undefined || data === null || data === '') throwIfInvalid([{ path, rule: 'required' }]);
  const text = typeof data === 'string' ? data : '';
  const [header, mimeType] = dataUrlHeader.exec(text.slice(0, maxHeaderLength)) ?? [];
  if (header === undefined) throw new AppError('INVALID', { issues: [{ path, rule: 'fileTypeNotAllowed' }] });
  const encoded = text.slice(header.length);
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0;
  const length = Math.floor((encoded.length * 3) / 4) - padding;
  if (length > maxFileBytes) throw fileTooLargeError(length);
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== length) throwIfInvalid([{ path, rule: 'fileTypeNotAllowed' }]); // the data contained characters that are not base64
  return new IncomingFile(bytes, mimeType!.toLowerCase(), sanitizeFileName(name));
}

const maxNameLength = 120;
// Control characters, characters that change the text direction, and characters with a meaning in paths.
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

/** Returns the last part of a path without characters that are unsafe in a page, a header or a folder; null when nothing is left. */
export function sanitizeFileName(name: string | null): string | null {
  if (typeof name !== 'string') return null;
  const baseName = name.slice(-2_000).split(/[/\\]/).at(-1)!.normalize('NFC').replace(forbiddenCharacters, '').trim();
  const extension = /\.[^.]{1,5}$/.exec(baseName)?.[0] ?? '';
  const shortened =
    baseName.length > maxNameLength ? baseName.slice(0, maxNameLength - extension.length).replace(/\p{Cs}/gu, '') + extension : baseName;
  return shortened.replace(/^\.+/, '') || null;
}
