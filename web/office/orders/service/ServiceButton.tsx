/** The button of the board that opens pause and busy mode. Amber while a branch is limited. */
import { Icon } from '../../../ui/display/Icon';
import styles from './ServiceButton.module.css';

interface Props {
  /** What is limited; undefined until it is loaded. */
  summary: string | undefined;
  onPress: () => void;
}

/** Its place is taken before the summary is loaded, so that no button beside it moves. */
export const ServiceButton = ({ summary, onPress }: Props) => (
  <button
    type="button"
    className={`${styles.button} ${summary ? styles.limited : ''}`}
    aria-haspopup="dialog"
    aria-busy={summary === undefined}
    disabled={summary === undefined}
    data-limited={summary ? true : undefined}
    onClick={onPress}
  >
    <Icon name="clock" />
    <span>{summary || 'Pause'}</span>
  </button>
);
