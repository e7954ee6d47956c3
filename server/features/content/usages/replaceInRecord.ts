/** Lets a record, a planned publication or the settings use another record. */
import { AppError } from '../../../../schema/errors/appError';
import { parseFields } from '../../../../schema/fields/parse';
import { clone } from '../../../../schema/fields/walk';
import { getField } from '../../../../schema/objects';
import type { AddressedRecord } from '../../../../schema/rules/usages/richTextUsage';
import { findUsages } from '../../../../schema/rules/usages/usages';
import { fieldsOf, type UsingRecord } from '../../../platform/collections/usages/usingRecords';
import type { Context } from '../../../platform/context/context';
import { updateUsingRecord } from './updateUsingRecord';

/** Changes one record. Its service authorizes and validates the change, and publishes it. */
export async function replaceInRecord(
  context: Context,
  { collection, id, record }: UsingRecord & { record: object },
  { used, substitute }: { used: AddressedRecord; substitute: AddressedRecord },
): Promise<void> {
  const fields = fieldsOf(collection);
  const changed = clone(record);
  const usages = [...findUsages(fields, changed, used)];
  for (const usage of usages) usage.replace(substitute);
  const names = new Set(usages.map(({ path }) => String(path[0])));
  const input = parseFields(fields, Object.fromEntries([...names].map(name => [name, getField(changed, name)])));
  try {
    await updateUsingRecord(context, { collection, id }, input);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'FORBIDDEN') throw error;
    throw new AppError('FORBIDDEN', { message: 'Wird auch an Stellen benutzt, die Sie nicht ändern dürfen.' });
  }
}
