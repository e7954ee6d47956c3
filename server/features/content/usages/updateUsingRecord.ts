/** Updates what uses a record: another record, a planned publication or the settings. */
import { getField } from '../../../../schema/objects';
import { plannedName } from '../../../../schema/rules/usages/plannedBlocks';
import { serviceOf } from '../../../platform/collections/registry';
import { settingsName } from '../../../platform/collections/usages/usageSql';
import type { UsingRecord } from '../../../platform/collections/usages/usingRecords';
import type { Context } from '../../../platform/context/context';
import { saveSettings } from '../../settings/settings.service';
import { replacePlannedBlocks } from '../scheduling/replacePlannedBlocks';

export async function updateUsingRecord(context: Context, { collection, id }: UsingRecord, input: object): Promise<void> {
  if (collection === settingsName) await saveSettings(context, input);
  else if (collection === plannedName) await replacePlannedBlocks(context, id, getField(input, 'blocks'));
  else await serviceOf(collection).update(context, id, input);
}
