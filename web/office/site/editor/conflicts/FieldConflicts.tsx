/** The fields of a block that two editors changed, with both versions and the one before. The page has the other editor's until one is chosen. */
import { useContext } from 'react';
import type { StoredBlock } from '../../../../../schema/fields/values';
import { TimeZoneContext } from '../../../../fields/timeZoneContext';
import { ConflictsContext } from './conflictsContext';
import { fieldLabel, fieldOf, theirsLabel, valueText, type FieldConflict } from './conflictTexts';
import { VersionsCard } from './VersionsCard';

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
    'Ihre Fassung': valueText(field, operation.value, zone),
    [theirsLabel(conflict, zone)]: valueText(field, theirs, zone),
    Ursprung: valueText(field, operation.before, zone),
  };
  return (
    <VersionsCard label={fieldLabel(block.type, operation.field)} versions={versions} onChoose={winner => resolve(conflict, winner)} />
  );
}
