/** Changes and deletes several images, each on its own: one that fails does not stop the others. */
import { AppError, throwIfInvalid, toErrorEntries } from '../../../../schema/errors/appError';
import { images, text, type Id } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { joinConditions } from '../../../platform/collections/reading/sqlCondition';
import { usedCondition } from '../../../platform/collections/usages/usedCondition';
import type { Context } from '../../../platform/context/context';
import { imageService } from '../image/image.service';

/** The number of images that one request may change. */
export const maxBulkImages = 50;
/** The number of tags that the library offers. */
export const maxListedTags = 500;

const fields = {
  ids: images({ label: 'Bilder', max: maxBulkImages }),
  tag: text({ label: 'Stichwort', required: true, max: 60 }),
};

/** What became of an image: the reason in German if it stayed as it was. */
export interface BulkImageResult {
  id: Id;
  error: string | null;
}

interface TagChange {
  ids: readonly Id[];
  tag: string;
}

/** Adds a tag to the images that do not have it. */
export const addImageTag = (context: Context, change: TagChange): Promise<BulkImageResult[]> =>
  changeTags(context, change, tags => (tags.includes(change.tag) ? tags : [...tags, change.tag]));

/** Removes a tag from the images that have it. */
export const removeImageTag = (context: Context, change: TagChange): Promise<BulkImageResult[]> =>
  changeTags(context, change, tags => (tags.includes(change.tag) ? tags.filter(tag => tag !== change.tag) : tags));

function changeTags(
  context: Context,
  { ids, tag }: TagChange,
  change: (tags: readonly string[]) => readonly string[],
): Promise<BulkImageResult[]> {
  context.authorize('image.update');
  throwIfInvalid(validate(fields, { ids, tag }));
  return eachImage(ids, id => imageService.changeTags(context, id, change));
}

/** Deletes the images that nothing uses. */
export function deleteImages(context: Context, ids: readonly Id[]): Promise<BulkImageResult[]> {
  context.authorize('image.delete');
  throwIfInvalid(validate({ ids: fields.ids }, { ids }));
  return eachImage(ids, id => imageService.delete(context, id));
}

/** Returns those of the images that something uses. */
export async function usedImages(context: Context, ids: readonly Id[]): Promise<Id[]> {
  context.authorize('image.delete');
  throwIfInvalid(validate({ ids: fields.ids }, { ids }));
  const values: unknown[] = [];
  const where = joinConditions([bind => `record.id = any(${bind(ids)}::uuid[])`, usedCondition('image', true)], values);
  const rows = await context.db.query<{ id: Id }[]>(`select record.id from image as record where ${where}`, values);
  return rows.map(({ id }) => id);
}

/** Returns the tags of all images in alphabetical order. */
export async function imageTags(context: Context): Promise<string[]> {
  context.authorize('image.list');
  const rows = await context.db.query<{ tag: string }[]>(
    `select distinct tag from image, unnest(tags) as tag order by tag limit ${maxListedTags}`,
  );
  return rows.map(({ tag }) => tag).sort((a, b) => a.localeCompare(b, 'de'));
}

async function eachImage(ids: readonly Id[], change: (id: Id) => Promise<unknown>): Promise<BulkImageResult[]> {
  const results: BulkImageResult[] = [];
  for (const id of new Set(ids)) results.push({ id, error: await change(id).then(() => null, reasonOf) });
  return results;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return toErrorEntries(error)
    .map(({ message }) => message)
    .join(' ');
}
