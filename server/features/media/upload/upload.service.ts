/** Uploaded files: every client may upload, the hash grants access, and a file is stored as long as an order or a user needs it. */
import { randomBytes } from 'node:crypto';
import { IsNull, LessThan } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { fileTypeRule, type FileType } from '../../../../schema/rules/site/fileTypes';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context } from '../../../platform/context/context';
import type { Services } from '../../../platform/context/services';
import { processFile, type ProcessedFile } from '../processing/processFile';
import { sanitizeFileName, parseIncomingFile } from '../../../platform/files/incomingFile';
import { Upload } from './upload.entity';

type StoredUpload = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash'>;

/** Returns the storage keys of a file and its preview. The hash is part of the key: without it no file is found. */
const folderKey = ({ publicHash }: Pick<Upload, 'publicHash'>): string => `uploads/${publicHash}`;
export const fileKey = (upload: StoredUpload): string => `${folderKey(upload)}/${upload.id}-${upload.version}.${upload.extension}`;
export const previewKey = (upload: Omit<StoredUpload, 'extension'>): string =>
  `${folderKey(upload)}/preview/${upload.id}-${upload.version}.jpg`;

interface UploadInput {
  data?: unknown;
  name?: string | null;
}

class UploadService extends CollectionService<Upload> {
  /** Anonymous clients may upload a limited number of files per hour (G-006). */
  override async create(context: Context, { data, ...input }: UploadInput): Promise<Upload> {
    if (context.viewer) this.authorize(context, 'create');
    else await context.services.rateLimiters.uploads.count(context.client?.network ?? '');
    const file = parseIncomingFile(data, this.parseName(input));
    const processed = await processFile(context.services.imageQueue, file);
    const [{ id }] = await context.db.query<[{ id: Id }]>('select time_ordered_id() as id');
    const record = {
      id,
      publicHash: randomBytes(16).toString('hex'),
      name: file.name,
      owner: await findOwner(context),
      version: 1,
      ...fileMetadata(processed),
    };
    await this.writeFiles(context, record, processed);
    return this.insert(context, record).catch(async (error: unknown) => {
      await this.deleteFiles(context, record);
      throw error;
    });
  }

  /** A new file creates a new version with a new URL; the hash stays. */
  override async update(context: Context, id: string, { data, ...input }: UploadInput, ifMatch?: Date): Promise<Upload> {
    this.authorize(context, 'update');
    if (data === undefined || data === null) return super.update(context, id, input, ifMatch);
    const upload = await this.get(context, id);
    const file = parseIncomingFile(data, this.parseName(input));
    const processed = await processFile(context.services.imageQueue, file);
    const version = upload.version + 1;
    const updated = await context.transaction(async context => {
      const updated = await this.applyUpdate(
        context,
        id,
        { name: file.name, version, ...fileMetadata(processed) },
        ifMatch ?? upload.updatedAt,
      );
      await this.writeFiles(context, updated, processed);
      return updated;
    });
    const { storage } = context.services;
    await Promise.all([storage.remove(fileKey(upload)), storage.remove(previewKey(upload))]);
    return updated;
  }

  override async delete(context: Context, id: string): Promise<string> {
    this.authorize(context, 'delete');
    const upload = await this.get(context, id);
    if (upload.order) throw new AppError('CONFLICT', { message: 'Wird noch verwendet.' });
    await super.delete(context, id);
    await this.deleteFiles(context, upload);
    return id;
  }

  // Unsafe characters in file names are removed, not rejected.
  private parseName({ name, ...otherFields }: Omit<UploadInput, 'data'>): string | null {
    const sanitized = typeof name === 'string' ? sanitizeFileName(name) : name;
    throwIfInvalid(validate(this.inputFields, { ...otherFields, name: sanitized }));
    return sanitized ?? null;
  }

  private async writeFiles(context: Context, upload: StoredUpload, { bytes, preview }: ProcessedFile): Promise<void> {
    const { storage } = context.services;
    try {
      await storage.write(fileKey(upload), bytes);
      if (preview) await storage.write(previewKey(upload), preview);
    } catch (error) {
      // When the disk is full, neither file stays; older versions stay.
      await Promise.allSettled([storage.remove(fileKey(upload)), storage.remove(previewKey(upload))]);
      throw error;
    }
  }

  private async deleteFiles(context: Context, upload: Pick<Upload, 'publicHash'>): Promise<void> {
    await context.services.storage.remove(folderKey(upload));
  }
}

export const uploadService = new UploadService(collections.upload, Upload);

const fileMetadata = ({ bytes, extension, mimeType, preview }: ProcessedFile) => ({
  extension,
  mimeType,
  size: bytes.length,
  hasPreview: preview !== null,
});

// Branch keys and API tokens are not users.
async function findOwner(context: Context): Promise<Id | null> {
  const id = context.viewer?.id;
  return id && isId(id) && (await context.load.one('user', id)) ? id : null;
}

/** An upload that an order references: the path of the field and the allowed file types. */
export interface ReferencedUpload {
  readonly id: string;
  readonly path: Issue['path'];
  readonly types: readonly FileType[];
}

// An order whose payment failed is final: the customer may use the same files in a new order.
const isUnclaimed = `("orderId" is null or "orderId" = $1
  or exists (select from "order" o where o.id = upload."orderId" and o."failedAt" is not null))`;

/**
 * Assigns uploads to the order that references them, before it is inserted. Returns an issue for each upload that is missing, belongs to
 * another order or has a wrong type.
 */
export async function claimUploads(context: Context, order: Id, references: readonly ReferencedUpload[]): Promise<Issue[]> {
  if (references.length === 0) return [];
  const ids = references.map(({ id }) => id).filter(isId);
  const [claimed] = await context.db.query<[{ id: Id; extension: FileType }[]]>(
    `update upload set "orderId" = $1 where id = any($2::uuid[]) and ${isUnclaimed} returning id, extension`,
    [order, ids],
  );
  return references.flatMap(({ id, path, types }): Issue[] => {
    const upload = claimed.find(row => row.id === id.toLowerCase());
    if (!upload) return [{ path, rule: 'recordNotFound' }];
    return types.includes(upload.extension) ? [] : [{ path, rule: fileTypeRule(upload.extension) }];
  });
}

const week = 7 * 24 * 60 * 60_000;
const batchSize = 500;

/** Deletes anonymous uploads after a week without an order (G-006) and returns their number. Several processes may run it in parallel. */
export async function deleteUnusedUploads({ database, storage, now }: Services): Promise<number> {
  const uploads = database.getRepository(Upload);
  const unused = { owner: IsNull(), order: IsNull(), createdAt: LessThan(new Date(now().getTime() - week)) };
  const expired = await uploads.find({ where: unused, order: { createdAt: 'asc' }, take: batchSize });
  let deletedCount = 0;
  for (const { id, publicHash } of expired) {
    const { affected } = await uploads.delete({ ...unused, id }); // unless an order claimed it in the meantime
    if (!affected) continue;
    await storage.remove(folderKey({ publicHash }));
    deletedCount += 1;
  }
  return deletedCount;
}
