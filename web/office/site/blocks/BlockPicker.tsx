/** Dialog to add a block: a new one of any allowed type, or the copied one. */
import { useState } from 'react';
import type { PageBlock } from '../../../../schema/blocks';
import type { StoredBlock } from '../../../../schema/fields/values';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Icon } from '../../../ui/display/Icon';
import { Input } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import styles from './BlockPicker.module.css';
import { blockOptions } from './blockOptions';

interface Props {
  allowedBlocks: readonly PageBlock[];
  onPick: (entry: StoredBlock) => void;
  onClose: () => void;
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
