/** Dialog to add blocks: a new one of any allowed type, or the copied ones. Arrow keys go through the options, Enter takes one. */
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { PageBlock } from '../../../../../schema/blocks';
import type { Blocks } from '../../../../../schema/blocks/operations/blockOperation';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { Icon } from '../../../../ui/display/Icon';
import { Input } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import styles from './BlockPicker.module.css';
import { optionGroups, type Allowance, type BlockOption } from './blockOptions';
import { focusNextOption } from './focusNextOption';

// Loaded separately, so that the picker opens without waiting for the blocks of the shop, and also without a connection.
const BlockThumbnail = lazy<ComponentType<{ type: PageBlock }>>(() =>
  import('./BlockThumbnail').then(
    module => ({ default: module.BlockThumbnail }),
    () => ({ default: () => null }),
  ),
);

interface Props extends Allowance {
  onPick: (blocks: Blocks) => void;
  onClose: () => void;
}

export function BlockPicker({ onPick, onClose, ...allowance }: Props) {
  const [term, setTerm] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const groups = optionGroups(allowance, term);
  const firstOption = groups[0]?.options[0];
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) search.current!.focus(); // on touch screens it would open the keyboard
  }, []);
  return (
    <Dialog title="Block hinzufügen" width="large" closesOnBackground onClose={onClose}>
      <form
        className={styles.picker}
        onKeyDown={focusNextOption}
        onSubmit={event => {
          event.preventDefault();
          if (firstOption) onPick(firstOption.create());
        }}
      >
        <Field id="block-search" label="Suchen" hint="Die Eingabetaste fügt den ersten Treffer ein.">
          <Input ref={search} type="search" value={term} onChange={setTerm} />
        </Field>
        {groups.map(({ label, options }) => (
          <section key={label} aria-label={label}>
            <h3>{label}</h3>
            <ul className={styles.options}>
              {options.map(option => (
                <OptionItem key={option.key} option={option} onPick={onPick} />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p role="status">Kein Block heißt so.</p>}
      </form>
    </Dialog>
  );
}

const OptionItem = ({ option: { icon, label, hint, type, create }, onPick }: { option: BlockOption } & Pick<Props, 'onPick'>) => (
  <li>
    {type && (
      <div className={styles.thumbnail} aria-hidden="true" inert>
        <Suspense>
          <BlockThumbnail type={type} />
        </Suspense>
      </div>
    )}
    <button type="button" data-option onClick={() => onPick(create())}>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        <small>{hint}</small>
      </span>
    </button>
  </li>
);
