/** Removes references from stored blocks whose records have been deleted since. */
import { draft } from '../../../../schema/collections/site';
import { isReference } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import { clone, walkValues } from '../../../../schema/fields/walk';
import { isArray } from '../../../../schema/objects';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context } from '../../../platform/context/context';

const fields = { draft };

/** Returns the blocks without references to missing records, so that they can be saved again. */
export async function withoutMissingRecords(context: Context, blocks: readonly StoredBlock[]): Promise<readonly StoredBlock[]> {
  const record = clone({ draft: blocks });
  const issues = await missingRecords(context, fields, record);
  const missing = new Set(issues.map(({ path }) => path.join('.')));
  for (const { field, value, path, set } of walkValues(fields, record)) {
    if (isReference(field) && isArray(value)) set(value.filter((_id, index) => !missing.has([...path, index].join('.'))));
    else if (missing.has(path.join('.'))) set(null);
  }
  return record.draft;
}
