/** The name of a block on the page. It is the handle to drag the block; buttons move it too. A shared block also says where it is used. */
import type { KeyboardEvent } from 'react';
import { blockTypeOf, findBlock } from '../../../../../schema/blocks';
import type { Id } from '../../../../../schema/fields/field';
import type { BlockData } from '../../../../blocks/pageContext';
import { postToEditor } from '../../../../blocks/preview/previewMessages';
import { Icon } from '../../../../ui/display/Icon';
import { VisuallyHidden } from '../../../../ui/display/layout';
import styles from './BlockChip.module.css';
import { SharedUse } from './SharedUse';
import { startDragging } from './startDragging';

interface Props {
  block: BlockData;
  order: readonly Id[];
  isSelected: boolean;
  /** Whether the header of the shop lies on the block. */
  isUnderHeader: boolean;
}

const steps = [
  { by: -1, icon: 'chevron-up', name: 'nach oben' },
  { by: 1, icon: 'chevron-down', name: 'nach unten' },
] as const;

export function BlockChip({ block: { id, type, shared }, order, isSelected, isUnderHeader }: Props) {
  const label = findBlock(blockTypeOf(type))?.label ?? type;
  const index = order.indexOf(id);
  const canMove = (by: -1 | 1): boolean => order[index + by] !== undefined;
  const move = (by: -1 | 1): void => {
    if (canMove(by)) postToEditor({ preview: 'shift', id, by });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <div
      data-canvas=""
      className={[styles.chip, isUnderHeader && styles.underHeader, shared && styles.shared].filter(Boolean).join(' ')}
      onKeyDown={handleKey}
    >
      <button
        type="button"
        className={styles.handle}
        aria-label={`${label} verschieben`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onPointerDown={event => startDragging(event.nativeEvent, id)}
        onClick={() => postToEditor({ preview: 'pick', id, field: null })}
      >
        <Icon name="grip-vertical" />
        {label}
      </button>
      {isSelected &&
        steps.map(({ by, icon, name }) => (
          <button
            key={by}
            type="button"
            className={styles.step}
            aria-label={`${label} ${name}`}
            aria-disabled={!canMove(by)}
            onClick={() => move(by)}
          >
            <Icon name={icon} />
          </button>
        ))}
      {shared?.block && <SharedUse id={id} content={shared.block.id} />}
      {isSelected && (
        <VisuallyHidden>
          <span role="status">{`${label}, Position ${index + 1} von ${order.length}`}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
