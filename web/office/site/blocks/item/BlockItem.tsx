/** A block in the list: its summary, its actions and, while it is open, its form. */
import { memo, useContext } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { Grip } from '../../../../ui/actions/Grip';
import { Checkbox } from '../../../../ui/inputs/controls';
import styles from '../BlockList.module.css';
import { blockLabel } from '../blockSummary';
import { InspectorContext } from '../../editor/inspector/inspectorContext';
import { BlockFields } from './BlockFields';
import type { BlockItemProps } from './blockItemProps';
import { BlockHeader } from './BlockHeader';
import { InsertPoint } from './InsertPoint';

export const BlockItem = memo(function BlockItem(props: BlockItemProps) {
  const { entry, isOpen, isReadOnly, isSelected, isSelecting, canInsert, fieldErrors, actions } = props;
  const isFormBeside = useContext(InspectorContext);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: entry.id,
    disabled: isReadOnly,
  });
  const label = blockLabel(entry);
  const dragStyle = { transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition };
  const classNames = [styles.item, isOpen && styles.open, isDragging && styles.dragged, isSelected && styles.selected];
  return (
    <li ref={setNodeRef} style={dragStyle} className={classNames.filter(Boolean).join(' ')}>
      {canInsert && <InsertPoint before={entry.id} label={label} onInsert={actions.insertBefore} />}
      <div className={styles.header}>
        {isSelecting && (
          <label className={styles.check}>
            <Checkbox
              id={`${entry.id}-selected`}
              aria-label={`${label} auswählen`}
              checked={isSelected}
              onChange={() => actions.toggleSelection(entry.id)}
            />
          </label>
        )}
        {!isReadOnly && !isSelecting && <Grip ref={setActivatorNodeRef} {...attributes} {...listeners} name={label} />}
        <BlockHeader {...props} />
      </div>
      {isOpen && !isFormBeside && <BlockFields {...{ entry, isReadOnly, fieldErrors }} onEdit={actions.edit} />}
    </li>
  );
});
