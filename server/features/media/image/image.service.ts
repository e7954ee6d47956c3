/** Images and their files: the record stores the metadata, the storage stores the file under id and version. */
import { createHash } from 'node:crypto';
import { collections } from '../../../../schema/collections';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { CollectionService } from '../../../platform/collections/collectionService';
import { usedCondition } from '../../../platform/collections/usages/usedCondition';
import type { Context } from '../../../platform/context/context';
import { Image } from './image.entity';
import { processImage } from '../processing/processFile';
import { prepareSvg, type NormalizedImage } from '../processing/resizeImage';
import { parseIncomingFile, IncomingFile } from '../../../platform/files/incomingFile';

/** Returns the storage key of the file of an image, and the folder of its renditions. */
export const originalKey = (key: string, extension: string): string => `images/${key}.${extension}`;
export const renditionFolder = (key: string): string => `renderings/${key}`;

/** The input of an image: the fields of the record, and the file as a data URL or as form data. */
interface ImageInput {
  data?: unknown;
  [field: string]: unknown;
}

class ImageService extends CollectionService<Image> {
  override async create(context: Context, { data, ...input }: ImageInput): Promise<Image> {
    this.authorize(context, 'create'); // before the file is processed
    throwIfInvalid(validate(this.inputFields, input, { partial: true }));
    throwIfInvalid(this.definition.validate?.(input) ?? []);
    const image = await processImage(context.services.imageQueue, parseIncomingFile(data));
    return this.insertImage(context, input, image);
  }

  /** Inserts the record of an image and writes its file. An SVG is stored as SVG. */
  insertImage(
    context: Context,
    input: object,
    { bytes, ...metadata }: NormalizedImage,
    fileExtension = metadata.extension,
  ): Promise<Image> {
    this.authorize(context, 'create');
    return context.transaction(async context => {
      const image = await this.insert(context, { ...input, ...metadata, ...fileMetadata(bytes), version: 1 });
      // Before the commit, because a record without a file would break pages; a file without a record does no harm.
      await context.services.storage.write(originalKey(`${image.id}-1`, fileExtension), bytes);
      return image;
    });
  }

  /** A new file or a new focal point creates a new version with a new URL (IMG-07), because image URLs are cached for a year. */
  override async update(context: Context, id: string, { data, ...input }: ImageInput, ifMatch?: Date): Promise<Image> {
    this.authorize(context, 'update');
    throwIfInvalid(validate(this.inputFields, input, { partial: true }));
    const image = await this.get(context, id);
    const newImage =
      data === undefined || data === null ? undefined : await processImage(context.services.imageQueue, parseIncomingFile(data));
    if (!newImage && !hasNewFocalPoint(image, input)) return super.update(context, id, input, ifMatch);
    const { bytes, ...metadata } = newImage ? { ...newImage, ...fileMetadata(newImage.bytes) } : { bytes: undefined };
    const version = image.version + 1;
    const updated = await context.transaction(async context => {
      const updated = await this.applyUpdate(context, id, { ...input, ...metadata, version }, ifMatch ?? image.updatedAt);
      const { storage } = context.services;
      const file = bytes ? { bytes, extension: updated.extension } : await originalFile(context, image);
      if (file) await storage.write(originalKey(`${id}-${version}`, file.extension), file.bytes);
      return updated;
    });
    await context.afterCommit(() => deleteFiles(context, image));
    return updated;
  }

  /** Changes the tags of an image as they are now, so that of two changes at once none is lost. */
  changeTags(context: Context, id: Id, change: (tags: readonly string[]) => readonly string[]): Promise<void> {
    return context.transaction(async context => {
      const { tags } = await this.lockRecord(context, id, 'for_no_key_update');
      const changed = change(tags);
      if (changed !== tags) await this.update(context, id, { tags: changed });
    });
  }

  protected override customFilter(name: string, value: unknown): ReturnType<typeof usedCondition> {
    if (name === 'isUsed') return usedCondition('image', value === true);
    return () => `(record."isDecorative" or coalesce(record.alt, '') <> '') is ${String(value === true)}`;
  }

  override async delete(context: Context, id: string): Promise<string> {
    this.authorize(context, 'delete');
    const image = await this.get(context, id);
    await super.delete(context, id);
    await context.afterCommit(() => deleteFiles(context, image));
    return id;
  }
}

export const imageService = new ImageService(collections.image, Image);

const fileMetadata = (bytes: Buffer) => ({ size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') });

const hasNewFocalPoint = (image: Image, input: ImageInput): boolean =>
  (['focusX', 'focusY'] as const).some(name => input[name] !== undefined && input[name] !== image[name]);

type StoredImage = Pick<Image, 'id' | 'version' | 'extension'>;

/** Returns the original file of an image. The original of a PNG may be an SVG of the demo or the seed. */
export async function originalFile(
  context: Context,
  { id, version, extension }: StoredImage,
): Promise<{ bytes: Buffer; extension: string } | undefined> {
  for (const type of [extension, 'svg']) {
    const bytes = await context.services.storage.read(originalKey(`${id}-${version}`, type));
    if (bytes) return { bytes, extension: type };
  }
  return undefined;
}

async function deleteFiles({ services: { storage, cache } }: Context, { id, version, extension }: StoredImage): Promise<void> {
  const key = `${id}-${version}`;
  await Promise.all([originalKey(key, extension), originalKey(key, 'svg')].map(storage.remove));
  await cache.remove(renditionFolder(key));
}

interface StoreImageOptions {
  /** The alternative text. */
  alt?: string | null;
  /** Whether the file is an SVG of our own, which is stored as SVG. Uploaded files are never stored as SVG. */
  isSvg?: boolean;
}

/** Stores a file as version 1 of a new image and returns its id. Throws when the file is not an image. */
export async function storeImage(context: Context, bytes: Buffer, { alt = null, isSvg = false }: StoreImageOptions): Promise<Id> {
  context.authorize('image.create');
  if (isSvg) return (await imageService.insertImage(context, { alt }, await prepareSvg(bytes), 'svg')).id;
  return (await imageService.create(context, { alt, data: new IncomingFile(bytes, 'application/octet-stream') })).id;
}
