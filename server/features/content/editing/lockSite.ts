/** Locks a page until the transaction ends. Its plans and links are locked after it, so that two changes never wait for each other. */
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { Context } from '../../../platform/context/context';

/** Throws NOT_FOUND if the page does not exist. */
export async function lockSite({ db }: Context, id: Id): Promise<void> {
  const rows = isId(id) ? await db.query<object[]>('select 1 from site where id = $1 for no key update', [id]) : [];
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}
