/** The settings of the shop: what was decided, over what holds otherwise. */
import { IANAZone } from 'luxon';
import { demand } from '../../../schema/errors/appError';
import { check, type Fault } from '../../../schema/fields/validation/validate';
import { unreadableColours } from '../../../schema/rules/site/colorContrast';
import { leaves } from '../../../schema/fields/walk';
import { defaultSettings, settings, type Settings } from '../../../schema/site/settings';
import { changesOf } from '../../platform/collections/writing/diff';
import { cleanHtml } from '../../platform/collections/writing/sanitizeHtml';
import { missingRecords } from '../../platform/collections/writing/missingReferences';
import type { Context } from '../../platform/context/context';
import { log } from '../../platform/context/log';

/** Everything the shop decided, with defaults for the rest. All of it is public (table C). */
export async function getSettings(context: Context): Promise<Settings> {
  const [stored] = (await context.db.query('select value from settings')) as { value: Partial<Settings> }[];
  return { ...defaultSettings, ...stored?.value };
}

/** Changes what the change names; the rest stays. */
export function saveSettings(context: Context, change: Partial<Settings>): Promise<Settings> {
  context.must('config.update');
  demand(check(settings, change, { partial: true }));
  if (change.timezone !== undefined && !IANAZone.isValidZone(change.timezone)) demand([{ path: ['timezone'], rule: 'noChoice' }]);
  const cleaned = { ...change };
  for (const { field, value, put } of leaves(settings, cleaned)) if (field.kind === 'richText') put(cleanHtml(value as string));
  return context.atomically(async context => {
    if ('color1' in change || 'color2' in change) demand(colourFaults({ ...(await getSettings(context)), ...change }));
    demand(await missingRecords(context, settings, cleaned));
    const before = await getSettings(context);
    // One statement, so that two who change different settings at once both have their way.
    await context.db.query(
      `insert into settings (value) values ($1) on conflict (id) do update set value = settings.value || excluded.value, "updatedAt" = $2`,
      [cleaned, context.now],
    );
    const after = await getSettings(context);
    const details = changesOf(settings, before, after);
    const record = { collection: 'config', id: 'config' };
    if (details.length > 0) await log(context, { channel: 'app', message: 'Einstellungen geändert.', record, details });
    await context.tell('recordChanged', record);
    return after;
  });
}

const colourFaults = (settings: Settings): Fault[] => unreadableColours(settings).map(name => ({ path: [name], rule: 'unreadable' }));
