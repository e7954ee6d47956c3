/** Reports where an editor is in a page. Nothing is stored. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { checkbox, text, type RecordOf } from '../../../../schema/fields/field';
import { validate } from '../../../../schema/fields/validation/validate';
import type { Context } from '../../../platform/context/context';

export const placeFields = {
  site: text({ label: 'Seite', description: 'The id of the page', required: true, max: 36 }),
  tab: text({ label: 'Tab', description: 'An id that the client chooses for this tab', required: true, max: 36 }),
  block: text({ label: 'Block', description: 'The id of the block whose form is open', max: 36 }),
  field: text({ label: 'Feld', description: 'The field with the focus, such as `value.title`', max: 100 }),
  hasLeft: checkbox({ label: 'Verlassen', description: 'Whether the editor closes the page' }),
};

export type PlaceInput = RecordOf<typeof placeFields>;

export async function reportEditing(context: Context, input: PlaceInput): Promise<boolean> {
  context.authorize('site.update');
  throwIfInvalid(validate(placeFields, input));
  const { site, tab, block = null, field = null, hasLeft } = input;
  await context.publish('siteEdited', { site, tab, name: context.viewer!.name, block, field, hasLeft: hasLeft ?? false });
  return true;
}
