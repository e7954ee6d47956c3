/** The key of one branch screen, with a button that creates or renews it. */
import { can } from '../../../schema/access/permissions';
import { branchScreens } from '../../../schema/access/roles';
import { Button } from '../../ui/actions/Button';
import { useOffice } from '../shell/officeContext';
import styles from './access.module.css';
import { useInstantText } from '../useInstantText';

export type ScreenName = keyof typeof branchScreens;

interface Props {
  screen: ScreenName;
  /** Undefined when the screen has no key. */
  branchKey: { lastFour: string; createdAt: string } | undefined;
  isBusy: boolean;
  onRenew: () => void;
}

export function BranchKeyItem({ screen, branchKey, isBusy, onRenew }: Props) {
  const { me } = useOffice();
  const instantText = useInstantText();
  return (
    <li>
      <span className={styles.label}>
        <strong>{branchScreens[screen]}</strong>
        <span className={styles.small}>
          {branchKey ? `Schlüssel …${branchKey.lastFour}, erstellt ${instantText(branchKey.createdAt)}` : 'Noch kein Schlüssel.'}
        </span>
      </span>
      {can(me.roles, 'branchKey.update') && (
        <Button
          variant="secondary"
          size="small"
          icon="refresh-cw"
          label={`Schlüssel ${branchScreens[screen]} ${branchKey ? 'erneuern' : 'erstellen'}`}
          isBusy={isBusy}
          onPress={onRenew}
        >
          {branchKey ? 'Erneuern' : 'Erstellen'}
        </Button>
      )}
    </li>
  );
}
