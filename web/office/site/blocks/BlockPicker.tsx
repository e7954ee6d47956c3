/** Chooses what to add: a type of block, or the block that was copied before. */
import { useState } from 'react';
import { blocks, type PageBlock } from '../../../../schema/blocks';
import type { LayoutEntry } from '../../../../schema/fields/values';
import { newId } from '../../../hooks/newId';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Icon, type IconName } from '../../../ui/display/Icon';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { freshBlock } from './blockHistory';
import styles from './BlockPicker.module.css';
import { blockIcons, labelOf, summaryOf } from './blockSummary';
import { copied } from './clipboard';

interface Props {
  allows: readonly PageBlock[];
  onPick: (entry: LayoutEntry) => void;
  onClose: () => void;
}

interface Choice {
  key: string;
  icon: IconName;
  label: string;
  hint: string;
  make: () => LayoutEntry;
}

export function BlockPicker({ allows, onPick, onClose }: Props) {
  const [term, setTerm] = useState('');
  const found = choicesOf(allows).filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(term.trim().toLowerCase()));
  return (
    <Dialog title="Block hinzufügen" closesOnBackground onClose={onClose}>
      <form
        className={styles.picker}
        onSubmit={event => {
          event.preventDefault();
          if (found[0]) onPick(found[0].make());
        }}
      >
        <Field id="block-search" label="Suchen">
          <Input type="search" value={term} onChange={setTerm} />
        </Field>
        <ul className={styles.choices}>
          {found.map(({ key, icon, label, hint, make }) => (
            <li key={key}>
              <button type="button" onClick={() => onPick(make())}>
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
        {found.length === 0 && <p role="status">Kein Block heißt so.</p>}
      </form>
    </Dialog>
  );
}

function choicesOf(allows: readonly PageBlock[]): Choice[] {
  const kept = copied<LayoutEntry>('block');
  const types = allows.map(type => ({
    key: type,
    icon: blockIcons[type],
    label: blocks[type].label,
    hint: blocks[type].hint,
    make: () => freshBlock(type),
  }));
  if (!kept || !allows.includes(kept.type as PageBlock)) return types;
  const hint = [labelOf(kept), summaryOf(kept)].filter(Boolean).join(': ');
  return [...types, { key: 'copied', icon: 'copy', label: 'Aus der Zwischenablage', hint, make: () => ({ ...kept, id: newId() }) }];
}
