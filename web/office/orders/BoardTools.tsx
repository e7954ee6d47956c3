/** How the board is looked at: which branch, with which data, loud or quiet. */
import { useId } from 'react';
import { Button } from '../../ui/Button';
import { Select, Switch } from '../../ui/controls';
import { Icon } from '../../ui/Icon';
import { Dot } from '../../ui/Pill';
import styles from './BoardTools.module.css';
import { useBoardView } from './boardView';

interface Props {
  branches: readonly { id: string; name: string }[];
  branch: string | null;
  isLive: boolean;
  isLoud: boolean;
  onBranch: (id: string | null) => void;
  onLoud: (isLoud: boolean) => void;
  onShowsProducts: (isShown: boolean) => void;
  onShowsCustomers: (isShown: boolean) => void;
}

export function BoardTools({ branches, branch, isLive, isLoud, onBranch, onLoud, onShowsProducts, onShowsCustomers }: Props) {
  const { showsProducts, showsCustomers } = useBoardView();
  return (
    <>
      {branches.length > 1 && (
        <div className={styles.branch}>
          <Select
            label="Filiale"
            empty="Alle Filialen"
            options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
            value={branch}
            onChange={onBranch}
          />
        </div>
      )}
      <span className={isLive ? styles.live : styles.silent} role="status">
        <Dot />
        {isLive ? 'Live' : 'Unterbrochen'}
      </span>
      <span className={styles.space} />
      <Button
        look="secondary"
        icon={isLoud ? 'volume-2' : 'bell-off'}
        label={isLoud ? 'Ton ausschalten' : 'Ton einschalten'}
        onPress={() => onLoud(!isLoud)}
      />
      <details className={styles.view} onKeyDown={event => event.key === 'Escape' && event.currentTarget.removeAttribute('open')}>
        <summary aria-label="Ansicht">
          <Icon name={showsProducts && showsCustomers ? 'eye' : 'eye-off'} />
        </summary>
        <div className={styles.choices}>
          <Choice label="Produkte anzeigen" isOn={showsProducts} onChange={onShowsProducts} />
          <Choice label="Kundendaten anzeigen" isOn={showsCustomers} onChange={onShowsCustomers} />
        </div>
      </details>
    </>
  );
}

function Choice({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
