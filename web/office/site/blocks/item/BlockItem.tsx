/** A block in the list: its summary, its actions and, while it is open, its form. */
import { memo, useContext } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { Icon } from '../../../../ui/display/Icon';
import styles from '../BlockList.module.css';
import { blockLabel } from '../blockSummary';
import type { BlockItemProps } from './useBlockActions';
import { InspectorContext } from '../../editor/inspector/inspectorContext';
import { BlockFields } from './BlockFields';
import { BlockHeader } from './BlockHeader';

export const BlockItem = memo(function BlockItem(props: BlockItemProps) {
  const { entry, isOpen, isReadOnly } = props;
  const isFormBeside = useContext(InspectorContext);
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
      {isOpen && !isFormBeside && <BlockFields {...props} />}
    </li>
  );
});
