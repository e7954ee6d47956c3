/** A file on its way in: what it holds, what its sender calls it and takes it for. None of that is believed yet. */
import { demand, Refusal } from '../../../schema/errors/appError';
import { largestFile, sizeText } from '../../../schema/rules/site/fileTypes';

export class SentFile {
  constructor(
    readonly bytes: Buffer,
    readonly mimeType: string,
    readonly name: string | null = null,
  ) {}
}

const path = ['data'];
const head = /^data:([a-z0-9][a-z0-9.+-]{0,60}\/[a-z0-9][a-z0-9.+-]{0,100})(?:;[a-z0-9-]{1,40}=[^;,]{0,100}){0,4};base64,/i;
const longestHead = 600;

/** The file of a draft: what came with the form, or a data URL. Refuses what is neither, empty, or larger than files may be. */
export function fileOf(data: unknown, name: string | null = null): SentFile {
  const file = data instanceof SentFile ? new SentFile(data.bytes, data.mimeType, cleanName(name ?? data.name)) : fileOfUrl(data, name);
  if (file.bytes.length > largestFile) throw tooLarge(file.bytes.length);
  if (file.bytes.length === 0) demand([{ path, rule: 'noFile' }]);
  return file;
}

export const tooLarge = (bytes: number): Refusal =>
  new Refusal('tooLarge', { faults: [{ path, rule: 'fileTooLarge', limit: sizeText(bytes) }] });

function fileOfUrl(data: unknown, name: string | null): SentFile {
  if (data === undefined || data === null || data === '') demand([{ path, rule: 'missing' }]);
  const [beginning, mimeType] = (typeof data === 'string' && head.exec(data.slice(0, longestHead))) || [];
  if (beginning === undefined) throw new Refusal('invalid', { faults: [{ path, rule: 'noFileType' }] });
  const letters = (data as string).slice(beginning.length);
  const padding = letters.endsWith('==') ? 2 : letters.endsWith('=') ? 1 : 0;
  const length = Math.floor((letters.length * 3) / 4) - padding;
  if (length > largestFile) throw tooLarge(length);
  const bytes = Buffer.from(letters, 'base64');
  if (bytes.length !== length) demand([{ path, rule: 'noFileType' }]); // something in it was no letter of base64
  return new SentFile(bytes, mimeType!.toLowerCase(), cleanName(name));
}

const longestName = 120;
// Controls, marks that turn the direction of what follows, and what paths are made of.
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu;

/** The last part of a name, without anything that a screen, a header or a folder would take for more than a name; null when nothing is left. */
export function cleanName(name: string | null): string | null {
  if (typeof name !== 'string') return null;
  const last = name.slice(-2_000).split(/[/\\]/).at(-1)!.normalize('NFC').replace(unwanted, '').trim();
  const ending = /\.[^.]{1,5}$/.exec(last)?.[0] ?? '';
  const short = last.length > longestName ? last.slice(0, longestName - ending.length).replace(/\p{Cs}/gu, '') + ending : last;
  return short.replace(/^\.+/, '') || null;
}
