/** How the versions of a conflict are named and shown. */
import { DateTime } from 'luxon';
import { findBlock } from '../../../../../schema/blocks';
import { splitField, type BlockField } from '../../../../../schema/blocks/operations/blockOperation';
import { isReference, type Field } from '../../../../../schema/fields/field';
import { isArray } from '../../../../../schema/objects';
import { timeText } from '../../../../../schema/rules/time/dateText';
import { renderValue } from '../../../../fields/views';
import type { Author, OpenConflict } from '../../blocks/blockHistory';

export type FieldConflict = Extract<OpenConflict, { kind: 'field' }>;

export const editorName = ({ editor }: Author): string => editor ?? 'Jemand anderes';

/** Returns `Fassung von mia (12:04)`. */
export const theirsLabel = (author: Author, zone: string): string =>
  `Fassung von ${author.editor ?? 'jemand anderem'} (${timeText(DateTime.fromISO(author.at, { zone }))})`;

/** Returns the field of a block; undefined for whether it is hidden. */
export function fieldOf(type: string, field: BlockField): Field | undefined {
  const [part, name] = splitField(field);
  return part === 'isHidden' || name === undefined ? undefined : findBlock(type)?.[part][name];
}

export const fieldLabel = (type: string, field: BlockField): string => fieldOf(type, field)?.label ?? 'Verborgen';

/** Returns a value as text; of lists only how long they are. */
export function valueText(field: Field | undefined, value: unknown, zone: string): string {
  if (isArray(value) && field?.type !== 'textList') return value.length === 1 ? '1 Eintrag' : `${value.length} Einträge`;
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  if (value === null || value === '' || !field) return 'leer';
  if (isReference(field)) return 'ein Eintrag';
  return (
    String(renderValue(field, value, zone))
      .replaceAll(/\s+/g, ' ')
      .trim() || 'leer'
  );
}
