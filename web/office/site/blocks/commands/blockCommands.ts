/** The commands on blocks: their texts, their icons and their keys on the header of a block. */
import type { KeyboardEvent } from 'react';
import { keysOf } from '../../../../../schema/objects';
import type { IconName } from '../../../../ui/display/Icon';

interface BlockCommand {
  readonly label: string;
  readonly icon: IconName;
  /** As `keyOf` returns it. */
  readonly key: string;
  /** The key as people know it. */
  readonly keyText: string;
}

export const blockCommands = {
  moveUp: { label: 'Nach oben', icon: 'chevron-up', key: 'Alt+ArrowUp', keyText: 'Alt + ↑' },
  moveDown: { label: 'Nach unten', icon: 'chevron-down', key: 'Alt+ArrowDown', keyText: 'Alt + ↓' },
  duplicate: { label: 'Duplizieren', icon: 'copy-plus', key: 'Control+d', keyText: 'Strg + D' },
  copy: { label: 'Kopieren', icon: 'copy', key: 'Control+c', keyText: 'Strg + C' },
  cut: { label: 'Ausschneiden', icon: 'scissors', key: 'Control+x', keyText: 'Strg + X' },
  paste: { label: 'Danach einfügen', icon: 'inbox', key: 'Control+v', keyText: 'Strg + V' },
  remove: { label: 'Entfernen', icon: 'trash-2', key: 'Delete', keyText: 'Entf' },
  insert: { label: 'Block hinzufügen', icon: 'plus', key: '/', keyText: '/' },
} as const satisfies Readonly<Record<string, BlockCommand>>;

export type CommandName = keyof typeof blockCommands;

/** The commands in the menu of a block, and those for selected blocks. */
export const menuCommands = ['moveUp', 'moveDown', 'duplicate', 'copy', 'cut', 'remove'] as const satisfies readonly CommandName[];
export const selectionCommands = ['duplicate', 'copy', 'cut', 'remove'] as const satisfies readonly CommandName[];

/** Returns the command of a key, or undefined. */
export const commandOf = (event: KeyboardEvent): CommandName | undefined => {
  const key = keyOf(event);
  return keysOf(blockCommands).find(name => blockCommands[name].key === key);
};

/** Returns the name of the key with its modifiers: `Control+d`. Shift counts for arrows only; other characters may need it. */
export const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  [
    (ctrlKey || metaKey) && 'Control',
    altKey && 'Alt',
    shiftKey && key.startsWith('Arrow') && 'Shift',
    key.length === 1 ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+');
