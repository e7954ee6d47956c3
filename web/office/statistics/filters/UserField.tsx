/** Selects one of the users whom the viewer may read. Renders nothing when that is only the viewer. */
import { Field } from '../../../ui/inputs/Field';
import { LazyRecordPicker } from '../../LazyRecordPicker';
import { useReportUsersQuery } from '../Statistics.generated';
import type { StatisticsFilter } from './useStatisticsFilter';

export interface FieldProps {
  filter: StatisticsFilter;
  onChange: (change: Partial<StatisticsFilter>) => void;
}

export function UserField({ filter, onChange }: FieldProps) {
  const { data } = useReportUsersQuery();
  return (
    data &&
    data.users.total > 1 && (
      <Field label="Person">
        <LazyRecordPicker to="user" empty="Mein Profil" value={filter.user} onChange={user => onChange({ user })} />
      </Field>
    )
  );
}
