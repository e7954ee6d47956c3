/** What the list of blocks does on presses and keys, and what a screen reader says about it. */
import { useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { previousId } from '../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../schema/fields/field';
import { useStableCallback } from '../useStableCallback';
import { commandOf, keyOf, type CommandName } from './commands/blockCommands';
import { useBlockCommands } from './commands/useBlockCommands';
import type { BlockHistory, EditStep } from './blockHistory';
import type { BlockActions } from './item/blockItemProps';
import type { BlockSelectionState } from './selection/useBlockSelection';
import type { SiteRecord } from './siteRecord';
import type { BlockInsertion } from '../editor/insertion/useBlockInsertion';
import { useHeaderFocus } from './useHeaderFocus';

export interface BlockListProps {
  history: BlockHistory;
  pageType: SiteRecord['type'];
  isReadOnly: boolean;
  selection: BlockSelectionState;
  insertion: BlockInsertion;
  onEdit: (edit: EditStep) => void;
  /** Opens the dialog with proposals for the texts of a block. */
  onProposeTexts: (id: Id) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, 'Shift+ArrowUp': -1, 'Shift+ArrowDown': 1 };

export function useBlockActions(props: BlockListProps, list: RefObject<HTMLElement | null>) {
  const { history, pageType, isReadOnly, selection, insertion, onEdit } = props;
  const { blocks, openId } = history;
  const [movedId, setMovedId] = useState<Id | null>(null);
  const focusHeader = useHeaderFocus(list);
  const runCommand = useBlockCommands({ blocks, pageType, selection, onEdit, onInsert: insertion.open, onFocus: focusHeader });

  const run = (name: CommandName, id: Id): void => {
    if (isReadOnly && name !== 'copy') return;
    setMovedId(name === 'moveUp' || name === 'moveDown' ? id : null);
    runCommand(name, id);
  };
  const press = (id: Id, { shiftKey, ctrlKey, metaKey }: MouseEvent): void => {
    if (shiftKey) return selection.extend(id);
    if (ctrlKey || metaKey || selection.isStarted) return selection.toggle(id);
    selection.clear(id);
    onEdit({ do: 'open', id: openId === id ? null : id });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.header : undefined;
    if (id === undefined) return;
    const step = steps[keyOf(event)];
    const command = commandOf(event);
    if (step === undefined && !command) return event.key === 'Escape' ? selection.clear() : undefined;
    event.preventDefault();
    if (command) return run(command, id);
    const next = blocks[blocks.findIndex(block => block.id === id) + step!]?.id;
    if (next === undefined) return;
    focusHeader(next);
    if (event.shiftKey) selection.extend(next, id);
  };

  const [actions] = useState<BlockActions>({
    edit: useStableCallback(onEdit),
    press: useStableCallback(press),
    run: useStableCallback(run),
    toggleSelection: useStableCallback(selection.toggle),
    proposeTexts: useStableCallback(props.onProposeTexts),
    insertBefore: useStableCallback((id: Id) => insertion.open(previousId(blocks, id))),
  });
  return { actions, handleKey, movedId };
}
