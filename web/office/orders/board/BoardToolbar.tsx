/** The toolbar of the order board: branch, live status, sound and view options. */
import { StatusDot } from '../../../ui/feedback/Badge';
import styles from './BoardToolbar.module.css';
import { BranchFilter } from '../BranchFilter';
import { OrderTabs } from '../OrderTabs';
import { ViewOptions } from './ViewOptions';
import { SoundButton } from '../alerts/SoundButton';

interface Props {
  branches: readonly { id: string; name: string }[];
  branch: string | null;
  isLive: boolean;
  isSoundOn: boolean;
  onBranchChange: (id: string | null) => void;
  onSoundChange: (isSoundOn: boolean) => void;
}

export function BoardToolbar({ branches, branch, isLive, isSoundOn, onBranchChange, onSoundChange }: Props) {
  return (
    <>
      <BranchFilter branches={branches} branch={branch} onChange={onBranchChange} />
      <span className={isLive ? styles.live : styles.offline} role="status">
        <StatusDot />
        {isLive ? 'Live' : 'Unterbrochen'}
      </span>
      <OrderTabs />
      <SoundButton isOn={isSoundOn} onChange={onSoundChange} />
      <ViewOptions />
    </>
  );
}
