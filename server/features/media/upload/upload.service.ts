/** Uploaded files: every client may upload, the hash grants access, and a file is stored as long as an order or a user needs it. */
import { randomBytes } from 'node:crypto';
import { collections } from '../../../../schema/collections';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { CollectionService } from '../../../platform/collections/collectionService';
import { usedCondition } from '../../../platform/collections/usages/usedCondition';
import type { Context } from '../../../platform/context/context';
import { viewerUser } from '../../identity/viewerUser';
import { processFile, type ProcessedFile } from '../processing/processFile';
import { sanitizeFileName, parseIncomingFile } from '../../../platform/files/incomingFile';
import { Upload } from './upload.entity';

type StoredUpload = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash'>;

/** Returns the storage keys of a file and its preview. The hash is part of the key: without it no file is found. */
export const folderKey = ({ publicHash }: Pick<Upload, 'publicHash'>): string => `uploads/${publicHash}`;
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
      owner: await viewerUser(context),
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

  protected override customFilter(name: string, value: unknown): ReturnType<typeof usedCondition> {
    if (name === 'isUsed') return usedCondition('upload', value === true);
    return () => `(record."orderId" is not null) is ${String(value === true)}`;
  }

  override async delete(context: Context, id: string): Promise<string> {
    this.authorize(context, 'delete');
    const upload = await this.get(context, id);
    if (upload.order) throw new AppError('CONFLICT', { message: 'Wird noch verwendet.' });
    await super.delete(context, id);
    await context.afterCommit(() => this.deleteFiles(context, upload));
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
