/** Logs the change of a record and publishes its event. */
import type { Collection } from '../../../../schema/collections/collection';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../context/context';
import { writeLog } from '../../context/log';
import type { RecordEntity } from '../mapping/columns';
import { diffRecords } from './diff';
import { nextVersion } from './versionConflict';

/** A change of a record: the state before and after, and the input. */
interface RecordChange<T> {
  before?: T;
  after?: T;
  input?: object;
}

export async function logChange<T extends RecordEntity>(
  context: Context,
  { name, singularLabel, useAsTitle, fields }: Collection,
  id: Id,
  { before, after, input = {} }: RecordChange<T>,
): Promise<void> {
  const secrets = Object.entries(input).filter(([field]) => fields[field]?.type === 'secret');
  const details = diffRecords(fields, before, after && { ...after, ...Object.fromEntries(secrets) });
  const verb = !before ? 'angelegt' : after ? 'geändert' : 'gelöscht';
  const message = `${singularLabel} „${String(Reflect.get((after ?? before)!, useAsTitle) ?? id)}“ ${verb}.`;
  const at = after?.updatedAt ?? nextVersion(context.now, before!.updatedAt);
  if (details.length > 0) await writeLog(context, { channel: 'app', message, record: { collection: name, id }, details, at });
  await context.publish('recordChanged', { collection: name, id });
}
