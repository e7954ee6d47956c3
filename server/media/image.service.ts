/** Pictures and their files: a record says what is shown, the storage keeps it under the id and the version. */
import { createHash } from 'node:crypto';
import { collections } from '../../schema/collections';
import { demand, Refusal } from '../../schema/errors';
import { check } from '../../schema/fields/check';
import type { Id } from '../../schema/fields/field';
import { CollectionService } from '../collection/service';
import type { Context } from '../context';
import { Image } from './image.entity';
import { drawing, storable, type Picture } from './picture';

/** Where the file of an image lies, and the folder of what was rendered from it. */
export const originalOf = (key: string, extension: string): string => `images/${key}.${extension}`;
export const renderingsOf = (key: string): string => `renderings/${key}`;

class ImageService extends CollectionService<Image> {
  /** A record without its file would show nothing: images are made of files alone, by `storeImage`. */
  override create(context: Context, _draft: object): Promise<Image> {
    this.allow(context, 'create');
    throw new Refusal('forbidden', { text: 'Bilder entstehen nur durch Hochladen.' });
  }

  /** The record of a file that is stored along with it. */
  override keep(context: Context, record: object): Promise<Image> {
    this.allow(context, 'create');
    demand(check(this.definition.fields, record));
    return super.keep(context, record);
  }

  override async delete(context: Context, id: string): Promise<string> {
    this.allow(context, 'delete');
    const { version, extension } = await this.get(context, id);
    await super.delete(context, id);
    const key = `${id}-${version}`;
    const { storage } = context.services;
    await Promise.all([originalOf(key, extension), originalOf(key, 'svg'), renderingsOf(key)].map(storage.remove));
    return id;
  }
}

export const imageService = new ImageService(collections.image, Image);

interface Wishes {
  /** What the picture shows, for those who do not see it. */
  alt?: string | null;
  /** A drawing of our own, which may stay a drawing; never one that was sent to us. */
  isDrawing?: boolean;
}

/** Keeps a picture as version 1 of a new image; its id. Refuses what is no picture. */
export async function storeImage(context: Context, bytes: Buffer, { alt = null, isDrawing = false }: Wishes): Promise<Id> {
  context.must('image.create'); // before any work is done for it
  const { bytes: kept, ...picture }: Picture = await (isDrawing ? drawing(bytes) : storable(bytes));
  const hash = createHash('sha256').update(kept).digest('hex');
  return context.atomically(async context => {
    const { id } = await imageService.keep(context, { ...picture, version: 1, alt, size: kept.length, hash });
    // Before the commit: a record without its file would show nothing, a file without its record only lies there.
    await context.services.storage.write(originalOf(`${id}-1`, isDrawing ? 'svg' : picture.extension), kept);
    return id;
  });
}
