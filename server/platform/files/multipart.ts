/** A form with a file, as it arrives: the fields and the file in memory, bounded, and nothing on the disk. */
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { Refusal } from '../../../schema/errors/appError';
import { largestFile } from '../../../schema/rules/site/fileTypes';
import { SentFile, tooLarge } from './incomingFile';

const limits = { files: 1, fileSize: largestFile + 1, fields: 10, fieldSize: 10_000, fieldNameSize: 100, parts: 12, headerPairs: 50 };

export const isMultipart = ({ headers }: IncomingMessage): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** The fields by name, the file under `data`. Refuses what is no such form; ends at once when the file is too large. */
export function readForm(request: IncomingMessage): Promise<object> {
  return new Promise((done, fail) => {
    const fields = new Map<string, unknown>();
    const parser = parserFor(request);
    const stop = (error: Error) => {
      request.unpipe(parser);
      request.resume();
      fail(error);
    };
    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated || fields.has(name)) return stop(new Refusal('invalid'));
      fields.set(name, value);
    });
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => stop(tooLarge(largestFile + 1)));
      stream.on('error', () => stop(new Refusal('invalid')));
      stream.on('end', () => fields.set(name, new SentFile(Buffer.concat(chunks), mimeType.toLowerCase(), filename || null)));
    });
    for (const excess of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(excess, () => stop(new Refusal('invalid')));
    parser.on('error', () => stop(new Refusal('invalid')));
    parser.on('close', () => done(Object.fromEntries(fields)));
    request.once('error', stop);
    request.pipe(parser);
  });
}

function parserFor({ headers }: IncomingMessage) {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new Refusal('invalid'); // without a boundary, or with a broken one
  }
}
