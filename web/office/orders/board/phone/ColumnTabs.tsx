/** The tabs of a phone, which shows one column at a time. */
import { mapKeys } from '../../../../../schema/objects';
import { SegmentedControl } from '../../../../ui/inputs/SegmentedControl';
import { columnNames, columns, type CardOrder, type ColumnName } from '../board';
import styles from './ColumnTabs.module.css';

interface Props {
  groups: Readonly<Record<ColumnName, readonly CardOrder[]>>;
  column: ColumnName;
  onChange: (column: ColumnName) => void;
}

export const ColumnTabs = ({ groups, column, onChange }: Props) => (
  <div className={styles.tabs}>
    <SegmentedControl
      label="Spalte"
      options={mapKeys(columnNames, name => `${columns[name].short} ${groups[name].length}`)}
      value={column}
      onChange={onChange}
    />
  </div>
);
