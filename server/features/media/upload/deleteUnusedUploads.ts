/** Deletes uploads that no order has claimed. */
import type { Services } from '../../../platform/context/services';
import { Upload } from './upload.entity';
import { IsNull, LessThan } from 'typeorm';
import { folderKey } from './upload.service';

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
