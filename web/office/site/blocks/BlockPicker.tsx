/** Dialog to add a block: a new one of any allowed type, or the copied one. */
import { useState } from 'react';
import { isPageBlock, pageBlocks, type PageBlock } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { parseObject } from '../../../app/browserStorage';
import { newId } from '../../../hooks/newId';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { newBlock } from './blockHistory';
import styles from './BlockPicker.module.css';
import { blockLabel, blockSummary } from './blockSummary';
import { readClipboard } from './clipboard';

interface Props {
  allowedBlocks: readonly PageBlock[];
  onPick: (entry: StoredBlock) => void;
  onClose: () => void;
}

interface BlockOption {
  key: string;
  icon: IconName;
  label: string;
  hint: string;
  create: () => StoredBlock;
}

export function BlockPicker({ allowedBlocks, onPick, onClose }: Props) {
  const [term, setTerm] = useState('');
  const matches = blockOptions(allowedBlocks).filter(({ label, hint }) =>
    `${label} ${hint}`.toLowerCase().includes(term.trim().toLowerCase()),
  );
  return (
    <Dialog title="Block hinzufügen" closesOnBackground onClose={onClose}>
      <form
        className={styles.picker}
        onSubmit={event => {
          event.preventDefault();
          if (matches[0]) onPick(matches[0].create());
        }}
      >
        <Field id="block-search" label="Suchen">
          <Input type="search" value={term} onChange={setTerm} />
        </Field>
        <ul className={styles.options}>
          {matches.map(({ key, icon, label, hint, create }) => (
            <li key={key}>
              <button type="button" onClick={() => onPick(create())}>
                <span className={styles.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <b>{label}</b>
                  <small>{hint}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {matches.length === 0 && <p role="status">Kein Block heißt so.</p>}
      </form>
    </Dialog>
  );
}

function parseBlock(item: unknown): StoredBlock | undefined {
  const { id, type, value, config, isHidden } = parseObject(item);
  if (typeof id !== 'string' || typeof type !== 'string') return undefined;
  return { id, type, value: parseObject(value), config: parseObject(config), isHidden: isHidden === true };
}

function blockOptions(allowedBlocks: readonly PageBlock[]): BlockOption[] {
  const copiedBlock = readClipboard('block', parseBlock);
  const options: BlockOption[] = allowedBlocks.map(type => ({
    key: type,
    icon: pageBlocks[type].icon,
    label: pageBlocks[type].label,
    hint: pageBlocks[type].hint,
    create: () => newBlock(type),
  }));
  if (!copiedBlock || !isPageBlock(copiedBlock.type) || !allowedBlocks.includes(copiedBlock.type)) return options;
  const hint = [blockLabel(copiedBlock), blockSummary(copiedBlock)].filter(Boolean).join(': ');
  return [
    ...options,
    { key: 'copied', icon: 'copy', label: 'Aus der Zwischenablage', hint, create: () => ({ ...copiedBlock, id: newId() }) },
  ];
}
