/** The versions of a value that two editors changed, and the choice between them. */
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import styles from './conflicts.module.css';

interface Props {
  /** What was changed. */
  label: string;
  /** The versions as text, by whose they are. */
  versions: Readonly<Record<string, string>>;
  onChoose: (winner: 'mine' | 'theirs') => void;
}

export const VersionsCard = ({ label, versions, onChoose }: Props) => (
  <Alert tone="warning" title={`${label}: zwei Fassungen`}>
    <dl className={styles.versions}>
      {Object.entries(versions).map(([whose, text]) => (
        <div key={whose}>
          <dt>{whose}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.actions}>
      <Button onPress={() => onChoose('mine')}>Meine Fassung übernehmen</Button>
      <Button variant="secondary" onPress={() => onChoose('theirs')}>
        Andere Fassung behalten
      </Button>
    </div>
  </Alert>
);
