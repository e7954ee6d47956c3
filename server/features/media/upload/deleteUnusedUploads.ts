/** Deletes uploads that no order has claimed, and those of orders that ended long ago. Files that a record uses stay. */
import { IsNull } from 'typeorm';
import type { Id } from '../../../../schema/fields/field';
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
  where coalesce("completedAt", "rejectedAt", "canceledAt", "failedAt") < $1::timestamptz - interval '${orderedDays} days'
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
  for (const upload of expired) {
    if (!(await deleteUnlessClaimed(services, upload))) continue;
    await services.storage.remove(folderKey(upload));
    deletedCount += 1;
  }
  return deletedCount;
}

/** Deletes the upload unless another order or a record has claimed it in the meantime. Returns whether it did. */
async function deleteUnlessClaimed({ database }: Services, { id, orderId }: ExpiredUpload): Promise<boolean> {
  try {
    const { affected } = await database.getRepository(Upload).delete({ id, order: orderId ?? IsNull() });
    return affected === 1;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}
