/** Parses multipart forms with one file in memory, with fixed limits and nothing on disk. */
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { AppError } from '../../../schema/errors/appError';
import { maxFileBytes } from '../../../schema/rules/site/fileTypes';
import { IncomingFile, fileTooLargeError } from './incomingFile';

const limits = { files: 1, fileSize: maxFileBytes + 1, fields: 10, fieldSize: 10_000, fieldNameSize: 100, parts: 12, headerPairs: 50 };

export const isMultipart = ({ headers }: IncomingMessage): boolean => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Returns the fields by name, with the file as `data`. Throws when the form is malformed, and as soon as the file is too large. */
export function parseMultipart(request: IncomingMessage): Promise<object> {
  return new Promise((done, fail) => {
    const fields = new Map<string, unknown>();
    const parser = createParser(request);
    const abort = (error: Error) => {
      request.unpipe(parser);
      request.resume();
      fail(error);
    };
    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated || fields.has(name)) return abort(new AppError('INVALID'));
      fields.set(name, value);
    });
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => abort(fileTooLargeError(maxFileBytes + 1)));
      stream.on('error', () => abort(new AppError('INVALID')));
      stream.on('end', () => fields.set(name, new IncomingFile(Buffer.concat(chunks), mimeType.toLowerCase(), filename || null)));
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) parser.on(event, () => abort(new AppError('INVALID')));
    parser.on('error', () => abort(new AppError('INVALID')));
    parser.on('close', () => done(Object.fromEntries(fields)));
    request.once('error', abort);
    request.pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage) {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new AppError('INVALID'); // the boundary is missing or malformed
  }
}
