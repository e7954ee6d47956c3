/** Assigns uploads to the order that references them, and releases those of a deleted order. */
import type { Issue } from '../../../../schema/fields/validation/validate';
import { type FileType, fileTypeRule } from '../../../../schema/rules/site/fileTypes';
import type { Context } from '../../../platform/context/context';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';

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

/** Leaves the uploads of an order that is deleted to the retention, which deletes uploads without order and owner. */
export const releaseUploads = ({ db }: Context, order: Id): Promise<unknown> =>
  db.query('update upload set "ownerId" = null where "orderId" = $1 and "ownerId" is not null', [order]);
