/** The fields of a block that two editors changed, with both versions and the one before. The page has the other editor's until one is chosen. */
import { useContext } from 'react';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import styles from './conflicts.module.css';
import { ConflictsContext } from './conflictsContext';
import { fieldLabel, fieldOf, theirsLabel, valueText, type FieldConflict } from './conflictTexts';

export function FieldConflicts({ block }: { block: StoredBlock }) {
  const { conflicts } = useContext(ConflictsContext);
  return conflicts.map(
    conflict =>
      conflict.kind === 'field' &&
      conflict.operation.id === block.id && <FieldConflictCard key={conflict.operation.field} block={block} conflict={conflict} />,
  );
}

function FieldConflictCard({ block, conflict }: { block: StoredBlock; conflict: FieldConflict }) {
  const { resolve } = useContext(ConflictsContext);
  const zone = useContext(TimeZoneContext);
  const { operation, theirs } = conflict;
  const field = fieldOf(block.type, operation.field);
  const versions = {
    'Ihre Fassung': operation.value,
    [theirsLabel(conflict, zone)]: theirs,
    Ursprung: operation.before,
  };
  return (
    <Alert tone="warning" title={`${fieldLabel(block.type, operation.field)}: zwei Fassungen`}>
      <dl className={styles.versions}>
        {Object.entries(versions).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{valueText(field, value, zone)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onPress={() => resolve(conflict, 'mine')}>Meine Fassung übernehmen</Button>
        <Button variant="secondary" onPress={() => resolve(conflict, 'theirs')}>
          Andere Fassung behalten
        </Button>
      </div>
    </Alert>
  );
}
