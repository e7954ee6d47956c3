/** What a block in the list gets. The actions stay the same, so that only changed blocks are rendered again. */
import type { MouseEvent } from 'react';
import type { Id } from '../../../../../schema/fields/field';
import type { StoredBlock } from '../../../../../schema/fields/values';
import type { FieldError } from '../../../../fields/fieldErrors';
import type { EditStep } from '../blockHistory';
import type { CommandName } from '../commands/blockCommands';

export interface BlockActions {
  edit: (edit: EditStep) => void;
  /** Opens or closes the form of a block, or selects it together with others. */
  press: (id: Id, event: MouseEvent) => void;
  run: (command: CommandName, id: Id) => void;
  toggleSelection: (id: Id) => void;
  /** Opens the dialog with proposals for its texts. */
  proposeTexts: (id: Id) => void;
  /** Opens the picker for the place before a block. */
  insertBefore: (id: Id) => void;
}

export interface BlockItemProps {
  entry: StoredBlock;
  index: number;
  count: number;
  isOpen: boolean;
  isReadOnly: boolean;
  isSelected: boolean;
  /** Whether the block has a checkbox. */
  isSelecting: boolean;
  canInsert: boolean;
  /** Whether a language model can propose texts. */
  hasTextModel: boolean;
  fieldErrors: readonly FieldError[];
  actions: BlockActions;
}
