/** The form of a block: its content and its settings. */
import { findBlock } from '../../../../../schema/blocks';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { FieldList } from '../../../../fields/editors';
import { errorsWithin, type FieldError } from '../../../../fields/fieldErrors';

const formParts = ['value', 'config'] as const;

export const BlockForm = ({
  entry,
  fieldErrors,
  onChange,
}: {
  entry: StoredBlock;
  fieldErrors: readonly FieldError[];
  onChange: (entry: StoredBlock) => void;
}) =>
  formParts.map(part => {
    const fields = findBlock(entry.type)?.[part] ?? {};
    if (Object.keys(fields).length === 0) return null;
    return (
      <FieldList
        key={part}
        id={`${entry.id}-${part}`}
        fields={fields}
        record={entry[part] as Record<string, unknown>}
        errors={errorsWithin(fieldErrors, part)}
        onChange={values => onChange({ ...entry, [part]: values })}
      />
    );
  });
