/**
 * Processes uploaded files before they are stored: images are re-encoded, which removes everything but the pixels, and images and PDFs get
 * a preview.
 */
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { staffImageTypes, fileTypeRule, minImageSide, type FileType } from '../../../../schema/rules/site/fileTypes';
import { detectType, matchesMimeType, mimeTypeOf, detectFileType } from './detectFileType';
import { stripMetadata } from './stripHeicMetadata';
import { renderPdfPage } from './pdfPreview';
import { renderPreview, normalizeImage, type NormalizedImage } from './resizeImage';
import type { WorkQueue } from '../../../platform/files/workQueue';
import type { IncomingFile } from '../../../platform/files/incomingFile';

export interface ProcessedFile {
  bytes: Buffer;
  extension: FileType;
  mimeType: string;
  /** A JPEG preview, for images and PDFs. */
  preview: Buffer | null;
}

const path = ['data'];
/** Image types that are re-encoded. HEIC and SVG are never displayed; a HEIC is stored without its metadata. */
const reencodedTypes: ReadonlySet<FileType> = new Set<FileType>([...staffImageTypes, 'tif']);

let jobCount = 0;

/** Returns a file ready to be stored. Throws when its type is not allowed or does not match its content. */
export async function processFile(queue: WorkQueue, file: IncomingFile): Promise<ProcessedFile> {
  const type = detectFileType(file.bytes, file);
  if (!type) throwIfInvalid([{ path, rule: fileTypeRule(detectType(file.bytes, ['heic'])) }]);
  const bytes = type === 'heic' ? stripMetadata(file.bytes) : file.bytes;
  if (!bytes) throw new AppError('INVALID', { issues: [{ path, rule: 'fileTypeNotAllowed' }] });
  const processed = { bytes, extension: type!, mimeType: mimeTypeOf(type!), preview: null };
  if (!reencodedTypes.has(type!) && type !== 'pdf') return processed;
  return queue(`incoming/${jobCount++}`, async () => {
    if (type === 'pdf') return { ...processed, preview: await renderPdfPage(file.bytes) };
    const { bytes } = await normalizeImage(file.bytes, type!);
    return { ...processed, bytes, preview: await renderPreview(bytes) };
  });
}

/** Returns an uploaded image ready to be stored. Throws when its type is not allowed or it is too small (VAL-23). */
export async function processImage(queue: WorkQueue, file: IncomingFile): Promise<NormalizedImage> {
  // The file name may be wrong, but content and MIME type must match.
  const type = detectType(file.bytes, staffImageTypes);
  if (!type || !matchesMimeType(type, file.mimeType)) throwIfInvalid([{ path, rule: fileTypeRule(detectType(file.bytes, ['heic'])) }]);
  const image = await queue(`incoming/${jobCount++}`, () => normalizeImage(file.bytes, type!));
  if (Math.min(image.width, image.height) < minImageSide) throwIfInvalid([{ path, rule: 'imageTooSmall', limit: minImageSide }]);
  return image;
}
