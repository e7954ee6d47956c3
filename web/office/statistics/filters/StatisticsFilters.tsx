/** The fields that filter the statistics: period, branch, delivery method and source. */
import { deliveryMethods, isDeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { isOrderSource, orderSource } from '../../../../schema/rules/checkout/orderSource';
import { Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { useOrderBranches } from '../../orders/useOrderBranches';
import { PeriodFields } from './PeriodFields';
import styles from './StatisticsFilters.module.css';
import { UserField, type FieldProps } from './UserField';
import type { StatisticsFilter } from './useStatisticsFilter';

interface Props extends FieldProps {
  /** The fields beside the period. */
  fields: readonly (keyof StatisticsFilter)[];
  hasPeriod?: boolean | undefined;
}

export function StatisticsFilters({ filter, fields, hasPeriod = true, onChange }: Props) {
  return (
    <form role="search" aria-label="Statistik" className={styles.filters} onSubmit={event => event.preventDefault()}>
      {hasPeriod && <PeriodFields filter={filter} onChange={onChange} />}
      {fields.includes('branch') && <BranchField filter={filter} onChange={onChange} />}
      {fields.includes('mode') && <ModeField filter={filter} onChange={onChange} />}
      {fields.includes('source') && <SourceField filter={filter} onChange={onChange} />}
      {fields.includes('user') && <UserField filter={filter} onChange={onChange} />}
    </form>
  );
}

function BranchField({ filter, onChange }: FieldProps) {
  const branches = useOrderBranches();
  if (branches.length < 2) return null;
  const options = Object.fromEntries(branches.map(({ id, name }) => [id, name]));
  return (
    <Field label="Filiale">
      <Select empty="Alle" options={options} value={filter.branch} onChange={branch => onChange({ branch })} />
    </Field>
  );
}

const ModeField = ({ filter, onChange }: FieldProps) => (
  <Field label="Art">
    <Select
      empty="Alle"
      options={deliveryMethods}
      value={filter.mode}
      onChange={value => onChange({ mode: isDeliveryMethod(value) ? value : null })}
    />
  </Field>
);

const SourceField = ({ filter, onChange }: FieldProps) => (
  <Field label="Herkunft">
    <Select
      empty="Alle"
      options={orderSource.options}
      value={filter.source}
      onChange={value => onChange({ source: isOrderSource(value) ? value : null })}
    />
  </Field>
);
