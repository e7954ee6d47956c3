/** A block in the list: its summary, its actions and, while it is open, its form. */
import { memo } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { ReadOnlyContext } from '../../../../fields/readOnlyContext';
import { Icon } from '../../../../ui/display/Icon';
import styles from '../BlockList.module.css';
import { blockLabel } from '../blockSummary';
import type { BlockItemProps } from './useBlockActions';
import { FieldConflicts } from '../../editor/conflicts/FieldConflicts';
import { BlockForm } from './BlockForm';
import { BlockHeader } from './BlockHeader';

export const BlockItem = memo(function BlockItem(props: BlockItemProps) {
  const { entry, isOpen, isReadOnly, fieldErrors, onEdit } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: entry.id,
    disabled: isReadOnly,
  });
  const label = blockLabel(entry);
  const dragStyle = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  return (
    <li ref={setNodeRef} style={dragStyle} className={`${styles.item} ${isOpen ? styles.open : ''} ${isDragging ? styles.dragged : ''}`}>
      <div className={styles.header}>
        {!isReadOnly && (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={styles.grip}
            {...attributes}
            {...listeners}
            aria-label={`${label} verschieben`}
            aria-roledescription="Griff"
          >
            <Icon name="grip-vertical" />
          </button>
        )}
        <BlockHeader {...props} />
      </div>
      {isOpen && (
        <fieldset className={styles.form} disabled={isReadOnly} aria-label={label}>
          <ReadOnlyContext value={isReadOnly}>
            <FieldConflicts block={entry} />
            <BlockForm entry={entry} fieldErrors={fieldErrors} onChange={changedEntry => onEdit({ do: 'change', entry: changedEntry })} />
          </ReadOnlyContext>
        </fieldset>
      )}
    </li>
  );
});
