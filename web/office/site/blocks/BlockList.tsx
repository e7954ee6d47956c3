/** The blocks of a page in order, with places to add others, and what can be done with the selected ones. */
import { useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { VisuallyHidden } from '../../../ui/display/layout';
import { useHasTextModel } from '../../shell/useHasTextModel';
import { blockErrors } from '../editor/saving/pageErrors';
import { SortableBlocks } from './BlockDragging';
import styles from './BlockList.module.css';
import { positionText } from './blockSummary';
import { BlockItem } from './item/BlockItem';
import { SharedNamesContext, useSharedNames } from './item/sharedNames';
import { SelectionBar, selectionText } from './selection/SelectionBar';
import { useBlockActions, type BlockListProps } from './useBlockActions';

export function BlockList(props: BlockListProps) {
  const { history, pageType, isReadOnly, selection, insertion, onEdit } = props;
  const { blocks, openId } = history;
  const { selected, isActive } = selection;
  const hasTextModel = useHasTextModel();
  const area = useRef<HTMLDivElement>(null);
  const { actions, handleKey, movedId } = useBlockActions(props, area);
  const sharedNames = useSharedNames(blocks);
  const selectedIds = new Set(selected.map(({ id }) => id));
  return (
    <div ref={area} className={styles.area}>
      <VisuallyHidden>
        <span role="status">
          {movedId ? positionText(blocks, movedId, movedId) : selected.length > 0 ? selectionText(selected.length) : ''}
        </span>
      </VisuallyHidden>
      {isActive && !isReadOnly && (
        <SelectionBar count={selected.length} onCommand={name => actions.run(name, selected[0]!.id)} onClear={() => selection.clear()} />
      )}
      <SharedNamesContext value={sharedNames}>
        <SortableBlocks blocks={blocks} onEdit={onEdit}>
          <ol className={styles.list} aria-label="Blöcke" onKeyDown={handleKey}>
            {blocks.map((entry, index) => (
              <BlockItem
                key={entry.id}
                entry={entry}
                index={index}
                count={blocks.length}
                isOpen={entry.id === openId}
                isReadOnly={isReadOnly}
                isSelected={selectedIds.has(entry.id)}
                isSelecting={isActive}
                canInsert={insertion.isPossible && !isActive}
                hasTextModel={hasTextModel}
                fieldErrors={blockErrors(pageType, entry)}
                actions={actions}
              />
            ))}
          </ol>
        </SortableBlocks>
      </SharedNamesContext>
      {insertion.isPossible && (
        <Button variant="text" size="small" icon="plus" onPress={() => insertion.open(blocks.at(-1)?.id ?? null)}>
          Block am Ende einfügen
        </Button>
      )}
    </div>
  );
}
