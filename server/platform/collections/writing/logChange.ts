/** Logs the change of a record and publishes its event. */
import type { Collection } from '../../../../schema/collections/collection';
import type { Id } from '../../../../schema/fields/field';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import type { Context } from '../../context/context';
import { writeLog } from '../../context/log';
import { readTimezone } from '../../context/shopTimezone';
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
  const title = await titleText(context, Reflect.get((after ?? before)!, useAsTitle) ?? id);
  const message = `${singularLabel} „${title}“ ${verb}.`;
  const at = after?.updatedAt ?? nextVersion(context.now, before!.updatedAt);
  if (details.length > 0) await writeLog(context, { channel: 'app', message, record: { collection: name, id }, details, at });
  await context.publish('recordChanged', { collection: name, id });
}

// Some records have a time as their title.
const titleText = async (context: Context, title: unknown): Promise<string> =>
  title instanceof Date ? dateTimeText(inZone(title, await readTimezone(context))) : String(title);
