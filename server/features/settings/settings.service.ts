/** Loads and saves the settings of the shop. */
import { IANAZone } from 'luxon';
import { throwIfInvalid } from '../../../schema/errors/appError';
import { validate, type Issue } from '../../../schema/fields/validation/validate';
import { lowContrastColors } from '../../../schema/rules/site/colorContrast';
import { walkValues } from '../../../schema/fields/walk';
import { defaultSettings, settings, type Settings } from '../../../schema/site/settings';
import { diffRecords } from '../../platform/collections/writing/diff';
import { sanitizeHtml } from '../../platform/collections/writing/sanitizeHtml';
import { missingRecords } from '../../platform/collections/writing/missingReferences';
import type { Context } from '../../platform/context/context';
import { writeLog } from '../../platform/context/log';

/** Returns the saved settings, with defaults for the rest. All of them are public (table C). */
export async function getSettings(context: Context): Promise<Settings> {
  const [stored] = (await context.db.query('select value from settings')) as { value: Partial<Settings> }[];
  return { ...defaultSettings, ...stored?.value };
}

/** Saves the given settings; the others stay unchanged. */
export function saveSettings(context: Context, input: Partial<Settings>): Promise<Settings> {
  context.authorize('config.update');
  throwIfInvalid(validate(settings, input, { partial: true }));
  if (input.timezone !== undefined && !IANAZone.isValidZone(input.timezone))
    throwIfInvalid([{ path: ['timezone'], rule: 'invalidOption' }]);
  const sanitized = { ...input };
  for (const { field, value, set } of walkValues(settings, sanitized)) if (field.type === 'richText') set(sanitizeHtml(value as string));
  return context.transaction(async context => {
    if ('color1' in input || 'color2' in input) throwIfInvalid(colorIssues({ ...(await getSettings(context)), ...input }));
    throwIfInvalid(await missingRecords(context, settings, sanitized));
    const before = await getSettings(context);
    // One statement, so that concurrent updates of different settings are both kept.
    await context.db.query(
      `insert into settings (value) values ($1) on conflict (id) do update set value = settings.value || excluded.value, "updatedAt" = $2`,
      [sanitized, context.now],
    );
    const after = await getSettings(context);
    const details = diffRecords(settings, before, after);
    const record = { collection: 'config', id: 'config' };
    if (details.length > 0) await writeLog(context, { channel: 'app', message: 'Einstellungen geändert.', record, details });
    await context.publish('recordChanged', record);
    return after;
  });
}

const colorIssues = (settings: Settings): Issue[] => lowContrastColors(settings).map(name => ({ path: [name], rule: 'lowContrast' }));
