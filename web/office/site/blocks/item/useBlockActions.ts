/** The actions of a block for its menu and its shortcuts. */
import type { KeyboardEvent } from 'react';
import type { StoredBlock } from '../../../../../schema/fields/values';
import type { FieldError } from '../../../../fields/editors';
import { newId } from '../../../../hooks/newId';
import { useToast } from '../../../../ui/overlays/Toasts';
import type { EditStep } from '../blockHistory';
import { blockLabel } from '../blockSummary';
import { writeClipboard } from '../clipboard';

export interface BlockItemProps {
  entry: StoredBlock;
  index: number;
  count: number;
  isOpen: boolean;
  isReadOnly: boolean;
  fieldErrors: readonly FieldError[];
  onEdit: (edit: EditStep) => void;
}

/** Alt and arrow keys move the block, Ctrl+D duplicates it, Ctrl+C copies it, Delete removes it. */
export function useBlockActions({ entry, index, count, onEdit }: BlockItemProps) {
  const toast = useToast();
  const label = blockLabel(entry);
  const move = (to: number): void => onEdit({ do: 'move', id: entry.id, to });
  const duplicate = (): void => onEdit({ do: 'duplicate', id: entry.id, as: newId() });
  const remove = (): void => {
    onEdit({ do: 'remove', id: entry.id });
    toast(`${label} entfernt. Strg + Z holt den Block zurück.`);
  };
  const toClipboard = (): void => {
    writeClipboard('block', entry);
    toast(`${label} kopiert.`);
  };
  const menu = [
    { label: 'Nach oben', icon: 'chevron-up', isDisabled: index === 0, onPress: () => move(index - 1) },
    { label: 'Nach unten', icon: 'chevron-down', isDisabled: index === count - 1, onPress: () => move(index + 1) },
    { label: 'Duplizieren', icon: 'copy-plus', onPress: duplicate },
    { label: 'Kopieren', icon: 'copy', onPress: toClipboard },
    { label: 'Löschen', icon: 'trash-2', onPress: remove },
  ] as const;
  const actionByKey: Readonly<Record<string, () => void>> = {
    'Alt+ArrowUp': () => move(index - 1),
    'Alt+ArrowDown': () => move(index + 1),
    'Control+d': duplicate,
    'Control+c': toClipboard,
    Delete: remove,
  };
  function handleKey(event: KeyboardEvent): void {
    const action = actionByKey[(event.altKey ? 'Alt+' : event.ctrlKey || event.metaKey ? 'Control+' : '') + event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
  return { menu, handleKey };
}
