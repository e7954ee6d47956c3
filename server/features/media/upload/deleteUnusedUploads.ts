/** Deletes uploads that no order has claimed, and those of orders that ended long ago. */
import type { Services } from '../../../platform/context/services';
import { Upload } from './upload.entity';
import { IsNull, LessThan } from 'typeorm';
import { folderKey } from './upload.service';

const week = 7 * 24 * 60 * 60_000;

const batchSize = 500;

/** Days after which the files of a final order are deleted (domain, 3.9). */
const orderedDays = 90;

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

// The files of an order without personal data are deleted even when it never became final.
const deleteOrderedSql = `
  delete from upload where id in (
    select upload.id from upload join "order" on "order".id = upload."orderId"
    where coalesce("completedAt", "rejectedAt", "canceledAt", "failedAt") < $1::timestamptz - interval '${orderedDays} days'
      or "anonymizedAt" is not null
    limit ${batchSize} for update of upload skip locked
  ) returning "publicHash"`;

/** Deletes the files of orders that ended 90 days ago and returns their number. Several processes may run it in parallel. */
export async function deleteOrderedUploads({ database, storage, now }: Services): Promise<number> {
  const [deleted] = await database.query<[{ publicHash: string }[]]>(deleteOrderedSql, [now()]);
  for (const upload of deleted) await storage.remove(folderKey(upload));
  return deleted.length;
}
