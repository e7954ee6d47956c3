/** What becomes of a file before it is kept: pictures are made anew, so that nothing survives but what can be seen; a first page is shown of what has pages. */
import { demand, Refusal } from '../../../../schema/errors/appError';
import { imageTypes, typeRule, type FileType } from '../../../../schema/rules/site/fileTypes';
import { contentOf, isCalled, mediumOf, typeOf } from './detectFileType';
import { withoutWords } from './stripHeicMetadata';
import { pdfPicture } from './pdfPreview';
import { previewOf, storable, type Picture } from './resizeImage';
import type { Queue } from '../../../platform/files/workQueue';
import type { SentFile } from '../../../platform/files/incomingFile';

export interface Incoming {
  bytes: Buffer;
  extension: FileType;
  mimeType: string;
  /** A JPEG of it, where there is something to see. */
  preview: Buffer | null;
}

const path = ['data'];
/** Pictures that we can make anew. HEIC and SVG we never show; a HEIC is kept without what it says of its owner. */
const remade: ReadonlySet<FileType> = new Set<FileType>([...imageTypes, 'tif']);

let pieces = 0;

/** A file as it is kept. Refuses what is not on the list, and what is not what it says. */
export async function incomingFile(queue: Queue, file: SentFile): Promise<Incoming> {
  const type = typeOf(file.bytes, file);
  if (!type) demand([{ path, rule: typeRule(contentOf(file.bytes, ['heic'])) }]);
  const bytes = type === 'heic' ? withoutWords(file.bytes) : file.bytes;
  if (!bytes) throw new Refusal('invalid', { faults: [{ path, rule: 'noFileType' }] });
  const kept = { bytes, extension: type!, mimeType: mediumOf(type!), preview: null };
  if (!remade.has(type!) && type !== 'pdf') return kept;
  return queue(`incoming/${pieces++}`, async () => {
    if (type === 'pdf') return { ...kept, preview: await pdfPicture(file.bytes) };
    const { bytes } = await storable(file.bytes, type!);
    return { ...kept, bytes, preview: await previewOf(bytes) };
  });
}

/** A picture for an image of the house. */
export async function incomingPicture(queue: Queue, file: SentFile): Promise<Picture> {
  // Whoever names a picture wrongly may still mean well; what it is and what is said of it must agree all the same.
  const type = contentOf(file.bytes, imageTypes);
  if (!type || !isCalled(type, file.mimeType)) demand([{ path, rule: contentOf(file.bytes, ['heic']) ? 'heicPicture' : 'noImage' }]);
  return queue(`incoming/${pieces++}`, () => storable(file.bytes, type!));
}
