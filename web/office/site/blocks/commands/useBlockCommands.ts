/** Runs the commands on blocks. A command on a selected block is for all selected ones. Each is one step to undo. */
import { findPageType } from '../../../../../schema/blocks/pageTypes';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import type { Id } from '../../../../../schema/fields/field';
import { useToast } from '../../../../ui/overlays/Toasts';
import type { EditStep } from '../blockHistory';
import { blockLabel } from '../blockSummary';
import { copyBlocks, duplicateBlocks, readCopiedBlocks } from '../clipboard';
import type { SiteRecord } from '../siteRecord';
import type { BlockSelectionState } from '../selection/useBlockSelection';
import type { CommandName } from './blockCommands';

interface Options {
  blocks: Blocks;
  pageType: SiteRecord['type'];
  selection: BlockSelectionState;
  onEdit: (edit: EditStep) => void;
  /** Opens the picker for the place after this block. */
  onInsert: (after: Id) => void;
  /** Moves the focus to the header of a block. */
  onFocus: (id: Id | undefined) => void;
}

/** Returns a function that runs a command for a block, or for the selected ones if it is one of them. */
export function useBlockCommands(options: Options): (name: CommandName, id: Id) => void {
  const { blocks, selection, onInsert } = options;
  const toast = useToast();
  const { insert, remove, shift } = useBlockChanges(options);
  const { allowedBlocks, maxBlocks } = findPageType(options.pageType)!;
  const commands: Readonly<Record<CommandName, (targets: Blocks, id: Id) => void>> = {
    moveUp: (targets, id) => shift(targets, id, -1),
    moveDown: (targets, id) => shift(targets, id, 1),
    duplicate: targets => insert(duplicateBlocks(targets), targets.at(-1)!.id, `${nameOf(targets)} dupliziert.`),
    copy: targets => {
      copyBlocks(targets);
      toast(`${nameOf(targets)} kopiert.`);
    },
    cut: targets => {
      copyBlocks(targets);
      remove(targets, `${nameOf(targets)} ausgeschnitten.`);
    },
    paste: targets => {
      const copied = readCopiedBlocks(allowedBlocks);
      if (copied.length === 0) toast('In der Zwischenablage ist kein Block für diese Seite.');
      else insert(copied, targets.at(-1)!.id, `${nameOf(copied)} eingefügt.`);
    },
    remove: targets => remove(targets, `${nameOf(targets)} entfernt.`),
    insert: (_targets, id) => (blocks.length < maxBlocks ? onInsert(id) : toast(fullText(maxBlocks))),
  };
  return (name, id) => {
    const isSelected = selection.selected.some(block => block.id === id);
    commands[name](isSelected ? selection.selected : blocks.filter(block => block.id === id), id);
  };
}

/** The changes of several blocks. Each reports what it did and says where the focus goes. */
function useBlockChanges({ blocks, pageType, selection, onEdit, onFocus }: Options) {
  const toast = useToast();
  const { maxBlocks } = findPageType(pageType)!;
  return {
    insert(added: Blocks, after: Id, text: string): void {
      if (blocks.length + added.length > maxBlocks) return toast(fullText(maxBlocks));
      onEdit({ do: 'insert', blocks: added, after });
      if (added.length > 1) selection.select(added.map(({ id }) => id));
      onFocus(added[0]!.id);
      toast(text);
    },
    remove(targets: Blocks, text: string): void {
      const ids = targets.map(({ id }) => id);
      const isLeft = ({ id }: Blocks[number]): boolean => !ids.includes(id);
      const last = blocks.findLastIndex(block => !isLeft(block));
      onEdit({ do: 'remove', ids });
      selection.clear();
      onFocus((blocks.slice(last).find(isLeft) ?? blocks.findLast(isLeft))?.id);
      toast(text, { label: 'Zurückholen', icon: 'undo-2', shortcut: 'z', run: () => onEdit({ do: 'restore', id: ids[0]! }) });
    },
    shift(targets: Blocks, id: Id, by: -1 | 1): void {
      onEdit({ do: 'shift', ids: targets.map(target => target.id), by });
      onFocus(id);
    },
  };
}

const fullText = (count: number): string => `Diese Seite hat höchstens ${count === 1 ? 'einen Block' : `${count} Blöcke`}.`;

/** Returns `Galerie` or `3 Blöcke`. */
const nameOf = (blocks: Blocks): string => (blocks.length === 1 ? blockLabel(blocks[0]!) : `${blocks.length} Blöcke`);
