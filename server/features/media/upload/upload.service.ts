/** Files that were attached: taken from anyone, fetched by whoever knows their hash, kept for as long as an order or somebody of the house needs them. */
import { randomBytes } from 'node:crypto';
import { IsNull, LessThan } from 'typeorm';
import { collections } from '../../../../schema/collections';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { typeRule, type FileType } from '../../../../schema/rules/site/fileTypes';
import { CollectionService } from '../../../platform/collections/collectionService';
import type { Context, Services } from '../../../platform/context/context';
import { incomingFile, type Incoming } from '../processing/processFile';
import { cleanName, fileOf } from '../../../platform/files/incomingFile';
import { Upload } from './upload.entity';

type Kept = Pick<Upload, 'id' | 'version' | 'extension' | 'publicHash'>;

/** Where a file lies, and the picture that shows what it is. The hash is part of the name: without it nothing is found. */
const folderOf = ({ publicHash }: Pick<Upload, 'publicHash'>): string => `uploads/${publicHash}`;
export const fileNameOf = (upload: Kept): string => `${folderOf(upload)}/${upload.id}-${upload.version}.${upload.extension}`;
export const previewNameOf = (upload: Omit<Kept, 'extension'>): string => `${folderOf(upload)}/preview/${upload.id}-${upload.version}.jpg`;

interface Sent {
  data?: unknown;
  name?: string | null;
}

class UploadService extends CollectionService<Upload> {
  /** From strangers too, so many an hour (G-006). */
  override async create(context: Context, { data, ...draft }: Sent): Promise<Upload> {
    if (context.viewer) this.allow(context, 'create');
    else await context.services.meters.uploads.count(context.caller?.network ?? '');
    const file = fileOf(data, this.nameOf(draft));
    const incoming = await incomingFile(context.services.workshop, file);
    const [{ id }] = await context.db.query<[{ id: Id }]>('select time_ordered_id() as id');
    const record = {
      id,
      publicHash: randomBytes(16).toString('hex'),
      name: file.name,
      owner: await ownerOf(context),
      version: 1,
      ...saidOf(incoming),
    };
    await this.write(context, record, incoming);
    return this.keep(context, record).catch(async (error: unknown) => {
      await this.forget(context, record);
      throw error;
    });
  }

  /** Another file is another version, with another address; the hash stays. */
  override async update(context: Context, id: string, { data, ...change }: Sent, ifMatch?: Date): Promise<Upload> {
    this.allow(context, 'update');
    if (data === undefined || data === null) return super.update(context, id, change, ifMatch);
    const upload = await this.get(context, id);
    const file = fileOf(data, this.nameOf(change));
    const incoming = await incomingFile(context.services.workshop, file);
    const version = upload.version + 1;
    const changed = await context.atomically(async context => {
      const changed = await this.alter(context, id, { name: file.name, version, ...saidOf(incoming) }, ifMatch ?? upload.updatedAt);
      await this.write(context, changed, incoming);
      return changed;
    });
    const { storage } = context.services;
    await Promise.all([storage.remove(fileNameOf(upload)), storage.remove(previewNameOf(upload))]);
    return changed;
  }

  override async delete(context: Context, id: string): Promise<string> {
    this.allow(context, 'delete');
    const upload = await this.get(context, id);
    if (upload.order) throw new Refusal('conflict', { text: 'Wird noch verwendet.' });
    await super.delete(context, id);
    await this.forget(context, upload);
    return id;
  }

  // Names are what somebody's disk called them: what does not fit is left away, not refused.
  private nameOf({ name, ...others }: Omit<Sent, 'data'>): string | null {
    const clean = typeof name === 'string' ? cleanName(name) : name;
    demand(check(this.given, { ...others, name: clean }));
    return clean ?? null;
  }

  private async write(context: Context, upload: Kept, { bytes, preview }: Incoming): Promise<void> {
    const { storage } = context.services;
    try {
      await storage.write(fileNameOf(upload), bytes);
      if (preview) await storage.write(previewNameOf(upload), preview);
    } catch (error) {
      // A full disk keeps nothing of what does not fit whole; an older version beside it stays.
      await Promise.allSettled([storage.remove(fileNameOf(upload)), storage.remove(previewNameOf(upload))]);
      throw error;
    }
  }

  private async forget(context: Context, upload: Pick<Upload, 'publicHash'>): Promise<void> {
    await context.services.storage.remove(folderOf(upload));
  }
}

export const uploadService = new UploadService(collections.upload, Upload);

const saidOf = ({ bytes, extension, mimeType, preview }: Incoming) => ({
  extension,
  mimeType,
  size: bytes.length,
  hasPreview: preview !== null,
});

// Who came with a key or a token is no user of ours.
async function ownerOf(context: Context): Promise<Id | null> {
  const id = context.viewer?.id;
  return id && isId(id) && (await context.load.one('user', id)) ? id : null;
}

/** An upload that an order names: where, and which types are asked for there. */
export interface NamedUpload {
  readonly id: string;
  readonly path: Fault['path'];
  readonly types: readonly FileType[];
}

// An order whose payment failed is over: whoever tries again names the same files.
const isFree = `("orderId" is null or "orderId" = $1
  or exists (select from "order" o where o.id = upload."orderId" and o."failedAt" is not null))`;

/** Binds uploads to the order that names them, before it is kept; a fault for each that is not there, that another order has, or that is not what was asked for. */
export async function claimUploads(context: Context, order: Id, named: readonly NamedUpload[]): Promise<Fault[]> {
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id).filter(isId);
  const [claimed] = await context.db.query<[{ id: Id; extension: FileType }[]]>(
    `update upload set "orderId" = $1 where id = any($2::uuid[]) and ${isFree} returning id, extension`,
    [order, ids],
  );
  return named.flatMap(({ id, path, types }): Fault[] => {
    const upload = claimed.find(entry => entry.id === id.toLowerCase());
    if (!upload) return [{ path, rule: 'noRecord' }];
    return types.includes(upload.extension) ? [] : [{ path, rule: typeRule(upload.extension) }];
  });
}

const week = 7 * 24 * 60 * 60_000;
const mostAtOnce = 500;

/** Removes what strangers sent a week ago and no order names (G-006); how many went. Any number of processes may do so at once. */
export async function expireUploads({ database, storage, now }: Services): Promise<number> {
  const uploads = database.getRepository(Upload);
  const unused = { owner: IsNull(), order: IsNull(), createdAt: LessThan(new Date(now().getTime() - week)) };
  const expired = await uploads.find({ where: unused, order: { createdAt: 'asc' }, take: mostAtOnce });
  let gone = 0;
  for (const { id, publicHash } of expired) {
    const { affected } = await uploads.delete({ ...unused, id }); // unless an order took it meanwhile
    if (!affected) continue;
    await storage.remove(folderOf({ publicHash }));
    gone += 1;
  }
  return gone;
}
