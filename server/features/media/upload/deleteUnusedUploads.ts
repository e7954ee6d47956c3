/** Deletes uploads that no order has claimed, and those of orders that ended long ago. Files that a record uses stay. */
import { IsNull } from 'typeorm';
import type { Id } from '../../../../schema/fields/field';
import { finalTimestamps } from '../../../../schema/rules/order/orderStatus';
import { usedCondition } from '../../../platform/collections/usages/usedCondition';
import { joinConditions } from '../../../platform/collections/reading/sqlCondition';
import type { Services } from '../../../platform/context/services';
import { isForeignKeyViolation } from '../../../platform/database/databaseErrors';
import { Upload } from './upload.entity';
import { folderKey } from './upload.service';

const batchSize = 500;

/** Days after which the files of a final order are deleted (domain, 3.9). */
const orderedDays = 90;

const isUnclaimed = `record."orderId" is null and record."ownerId" is null and record."createdAt" < $1::timestamptz - interval '7 days'`;

// The files of an order without personal data are deleted even when it never became final.
const isOfEndedOrder = `record."orderId" in (
  select id from "order"
  where coalesce(${finalTimestamps.map(name => `"${name}"`).join(', ')}) < $1::timestamptz - interval '${orderedDays} days'
    or "anonymizedAt" is not null
)`;

/** Deletes anonymous uploads after a week without an order (G-006) and returns their number. Several processes may run it in parallel. */
export const deleteUnusedUploads = (services: Services): Promise<number> => deleteUploads(services, isUnclaimed);

/** Deletes the files of orders that ended 90 days ago and returns their number. Several processes may run it in parallel. */
export const deleteOrderedUploads = (services: Services): Promise<number> => deleteUploads(services, isOfEndedOrder);

interface ExpiredUpload {
  id: Id;
  orderId: Id | null;
  publicHash: string;
}

/** Deletes the uploads that match the condition, whose `$1` is now, and that nothing uses. */
async function deleteUploads(services: Services, condition: string): Promise<number> {
  const expired = await services.database.query<ExpiredUpload[]>(
    `select id, "orderId", "publicHash" from upload as record
     where ${condition} and ${joinConditions([usedCondition('upload', false)])} order by "createdAt" limit ${batchSize}`,
    [services.now()],
  );
  let deletedCount = 0;
  const errors: unknown[] = [];
  for (const upload of expired) {
    const isDeleted = await deleteUnlessClaimed(services, upload).catch((error: unknown) => void errors.push(error));
    if (isDeleted) deletedCount += 1;
  }
  if (errors.length > 0) throw errors[0];
  return deletedCount;
}

/**
 * Deletes the upload with its files unless another order or a record has claimed it in the meantime. Returns whether it did. The files are
 * deleted before the record is: after an error or a crash between the two, the next run finds the record and repeats both.
 */
async function deleteUnlessClaimed({ database, storage }: Services, { id, orderId, publicHash }: ExpiredUpload): Promise<boolean> {
  try {
    return await database.transaction(async db => {
      const { affected } = await db.getRepository(Upload).delete({ id, order: orderId ?? IsNull() });
      if (affected === 1) await storage.remove(folderKey({ publicHash }));
      return affected === 1;
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}
