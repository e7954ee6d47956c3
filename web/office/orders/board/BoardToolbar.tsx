/** How the board is looked at: which branch, with which data, loud or quiet. */
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/inputs/controls';
import { Dot } from '../../../ui/feedback/Badge';
import styles from './BoardToolbar.module.css';
import { OrderViews } from '../OrderTabs';
import { ViewChoices } from './ViewOptions';

interface Props {
  branches: readonly { id: string; name: string }[];
  branch: string | null;
  isLive: boolean;
  isLoud: boolean;
  onBranch: (id: string | null) => void;
  onLoud: (isLoud: boolean) => void;
}

export function BoardTools({ branches, branch, isLive, isLoud, onBranch, onLoud }: Props) {
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
      <OrderViews />
      <Button
        look="secondary"
        icon={isLoud ? 'volume-2' : 'bell-off'}
        label={isLoud ? 'Ton ausschalten' : 'Ton einschalten'}
        onPress={() => onLoud(!isLoud)}
      />
      <ViewChoices />
    </>
  );
}
