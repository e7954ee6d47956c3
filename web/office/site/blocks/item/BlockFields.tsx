/** The form of the open block, with the conflicts of its fields. */
import { ReadOnlyContext } from '../../../../fields/readOnlyContext';
import { FieldConflicts } from '../../editor/conflicts/FieldConflicts';
import styles from '../BlockList.module.css';
import { blockLabel } from '../blockSummary';
import { BlockForm } from './BlockForm';
import { SharedContent } from './SharedContent';
import type { EditStep } from '../blockHistory';
import type { BlockItemProps } from './blockItemProps';

interface Props extends Pick<BlockItemProps, 'entry' | 'isReadOnly' | 'fieldErrors'> {
  onEdit: (edit: EditStep) => void;
}

export const BlockFields = ({ entry, isReadOnly, fieldErrors, onEdit }: Props) => (
  <fieldset className={styles.form} disabled={isReadOnly} aria-label={blockLabel(entry)}>
    <ReadOnlyContext value={isReadOnly}>
      <FieldConflicts block={entry} />
      <BlockForm entry={entry} fieldErrors={fieldErrors} onChange={changedEntry => onEdit({ do: 'change', entry: changedEntry })} />
      <SharedContent entry={entry} isReadOnly={isReadOnly} onEdit={onEdit} />
    </ReadOnlyContext>
  </fieldset>
);
