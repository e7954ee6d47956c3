/** Pictures and their files: a record says what is shown, the storage keeps it under the id and the version. */
import { createHash } from 'node:crypto';
import { collections } from '../../../../schema/collections';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import { Image } from './image.entity';
import { ImageTemplate } from '../template/imageTemplate.entity';
import { incomingPicture } from '../processing/processFile';
import { drawing, type Picture } from '../processing/resizeImage';
import { fileOf, SentFile } from '../../../platform/files/incomingFile';

/** Where the file of an image lies, and the folder of what was rendered from it. */
export const originalOf = (key: string, extension: string): string => `images/${key}.${extension}`;
export const renderingsOf = (key: string): string => `renderings/${key}`;

/** What a door sends: the fields of the record, and the file as a data URL or as it came. */
interface Sent {
  data?: unknown;
  [field: string]: unknown;
}

class ImageService extends CollectionService<Image> {
  override async create(context: Context, { data, ...draft }: Sent): Promise<Image> {
    this.allow(context, 'create'); // before any work is done for it
    demand(check(this.given, draft));
    const picture = await incomingPicture(context.services.workshop, fileOf(data));
    return this.keepPicture(context, draft, picture);
  }

  /** The record of a picture, and its file beside it. A drawing stays the drawing it is. */
  keepPicture(context: Context, draft: object, { bytes, ...picture }: Picture, file = picture.extension): Promise<Image> {
    this.allow(context, 'create');
    return context.atomically(async context => {
      const image = await this.keep(context, { ...draft, ...picture, ...saidOf(bytes), version: 1 });
      // Before the commit: a record without its file would show nothing, a file without its record only lies there.
      await context.services.storage.write(originalOf(`${image.id}-1`, file), bytes);
      return image;
    });
  }

  /** Another file, or another middle, is another version with another address (IMG-07): what is kept for a year never changes. */
  override async update(context: Context, id: string, { data, ...change }: Sent, ifMatch?: Date): Promise<Image> {
    this.allow(context, 'update');
    demand(check(this.given, change, { partial: true }));
    const image = await this.get(context, id);
    const picture = data === undefined || data === null ? undefined : await incomingPicture(context.services.workshop, fileOf(data));
    if (!picture && !isMoved(image, change)) return super.update(context, id, change, ifMatch);
    const { bytes, ...said } = picture ? { ...picture, ...saidOf(picture.bytes) } : { bytes: undefined };
    const version = image.version + 1;
    const changed = await context.atomically(async context => {
      const changed = await this.alter(context, id, { ...change, ...said, version }, ifMatch ?? image.updatedAt);
      const { storage } = context.services;
      const kept = bytes ? { bytes, extension: changed.extension } : await originalFile(context, image);
      if (kept) await storage.write(originalOf(`${id}-${version}`, kept.extension), kept.bytes);
      return changed;
    });
    await forgetFiles(context, image);
    return changed;
  }

  override async delete(context: Context, id: string): Promise<string> {
    this.allow(context, 'delete');
    const image = await this.get(context, id);
    if (await isInTemplate(context, id)) throw new Refusal('conflict', { text: 'Wird noch verwendet.' });
    await super.delete(context, id);
    await forgetFiles(context, image);
    return id;
  }
}

// The value of a layer is a text that may be an id.
const isInTemplate = (context: Context, id: string): Promise<boolean> =>
  context
    .records(ImageTemplate)
    .createQueryBuilder('kept')
    .where('kept.layers::text like :named', { named: `%"${id}"%` })
    .getExists();

export const imageService = new ImageService(collections.image, Image);

const saidOf = (bytes: Buffer) => ({ size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') });

const isMoved = (image: Image, change: Sent): boolean =>
  (['focusX', 'focusY'] as const).some(name => change[name] !== undefined && change[name] !== image[name]);

type Kept = Pick<Image, 'id' | 'version' | 'extension'>;

/** The file an image was made of; a drawing of our own stands for its PNG. */
export async function originalFile(
  context: Context,
  { id, version, extension }: Kept,
): Promise<{ bytes: Buffer; extension: string } | undefined> {
  for (const type of [extension, 'svg']) {
    const bytes = await context.services.storage.read(originalOf(`${id}-${version}`, type));
    if (bytes) return { bytes, extension: type };
  }
  return undefined;
}

async function forgetFiles({ services: { storage, cache } }: Context, { id, version, extension }: Kept): Promise<void> {
  const key = `${id}-${version}`;
  await Promise.all([originalOf(key, extension), originalOf(key, 'svg')].map(storage.remove));
  await cache.remove(renderingsOf(key));
}

interface Wishes {
  /** What the picture shows, for those who do not see it. */
  alt?: string | null;
  /** A drawing of our own, which may stay a drawing; never one that was sent to us. */
  isDrawing?: boolean;
}

/** Keeps a picture as version 1 of a new image; its id. Refuses what is no picture. */
export async function storeImage(context: Context, bytes: Buffer, { alt = null, isDrawing = false }: Wishes): Promise<Id> {
  context.must('image.create');
  if (isDrawing) return (await imageService.keepPicture(context, { alt }, await drawing(bytes), 'svg')).id;
  return (await imageService.create(context, { alt, data: new SentFile(bytes, 'application/octet-stream') })).id;
}
