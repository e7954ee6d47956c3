/** Shows the read-only fields of a record. */
import type { Fields } from '../../schema/fields/field';
import { useValueRenderer } from '../fields/views';
import styles from './RecordForm.module.css';

export function ReadOnlyFields({ fields, record }: { fields: Fields; record: object }) {
  const renderValue = useValueRenderer();
  const readOnlyFields = Object.entries(fields).filter(([name, { readOnly }]) => readOnly && name in record);
  if (readOnlyFields.length === 0) return null;
  return (
    <dl className={styles.readOnly}>
      {readOnlyFields.map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>{renderValue(field, record[name as never]) || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
