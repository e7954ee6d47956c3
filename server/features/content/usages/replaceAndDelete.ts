/** Deletes a record after all that use it use another one. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { reference } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import { findLocked } from '../../../platform/collections/reading/findRecord';
import { loadUsingRecords, lockUsingRecords, usingKey } from '../../../platform/collections/usages/usingRecords';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context } from '../../../platform/context/context';
import { replaceInRecord } from './replaceInRecord';
import { editedService } from './usages.service';

/** The number of records that one request may change. */
export const maxReplaced = 1000;

interface Replacement {
  collection: string;
  id: string;
  replacement: string;
}

/** Replaces the record everywhere and deletes it, in one transaction. Returns the number of changed records. */
export function replaceAndDelete(context: Context, { collection, id, replacement }: Replacement): Promise<number> {
  context.authorizeOperation(collection, 'delete');
  const service = editedService(collection);
  const fields = { replacement: reference({ label: 'Ersatz', to: collection, required: true }) };
  throwIfInvalid(validate(fields, { replacement }));
  if (id === replacement) throwIfInvalid([{ path: ['replacement'], rule: 'recordNotFound' }]);
  return context.transaction(async context => {
    const used = { ...(await findLocked(context, service.entity, { id, mode: 'pessimistic_write' })), collection };
    throwIfInvalid(await missingRecords(context, fields, { replacement }));
    const substitute = { ...(await service.get(context, replacement)), collection };
    const rows = await lockUsingRecords(context, used, maxReplaced);
    const records = await loadUsingRecords(context, rows);
    for (const row of rows) {
      const record = records.get(usingKey(row));
      if (record) await replaceInRecord(context, { ...row, record }, { used, substitute });
    }
    await service.delete(context, id);
    return rows.length;
  });
}
