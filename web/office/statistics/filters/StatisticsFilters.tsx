/** The fields that filter the statistics: period, branch and delivery method. */
import { isKeyOf, keysOf } from '../../../../schema/objects';
import { deliveryMethods, isDeliveryMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { presetPeriod, presets } from '../../../../schema/rules/statistics/reportText';
import { inZone } from '../../../../schema/rules/time/calendar';
import { now } from '../../../hooks/serverTime';
import { Input, Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { useOrderBranches } from '../../orders/useOrderBranches';
import { useOffice } from '../../shell/officeContext';
import styles from './StatisticsFilters.module.css';
import { UserField } from './UserField';
import type { StatisticsFilter } from './useStatisticsFilter';

interface Props {
  filter: StatisticsFilter;
  /** The fields beside the period. */
  fields: readonly (keyof StatisticsFilter)[];
  hasPeriod?: boolean | undefined;
  onChange: (change: Partial<StatisticsFilter>) => void;
}

export function StatisticsFilters({ filter, fields, hasPeriod = true, onChange }: Props) {
  const branches = useOrderBranches();
  const { branch, mode } = filter;
  const options = Object.fromEntries(branches.map(({ id, name }) => [id, name]));
  return (
    <form role="search" aria-label="Statistik" className={styles.filters} onSubmit={event => event.preventDefault()}>
      {hasPeriod && <PeriodFields filter={filter} onChange={onChange} />}
      {fields.includes('branch') && branches.length > 1 && (
        <Field label="Filiale">
          <Select empty="Alle" options={options} value={branch} onChange={value => onChange({ branch: value })} />
        </Field>
      )}
      {fields.includes('mode') && (
        <Field label="Art">
          <Select
            empty="Alle"
            options={deliveryMethods}
            value={mode}
            onChange={value => onChange({ mode: isDeliveryMethod(value) ? value : null })}
          />
        </Field>
      )}
      {fields.includes('user') && <UserField filter={filter} onChange={onChange} />}
    </form>
  );
}

type FieldProps = Pick<Props, 'filter' | 'onChange'>;

const PeriodFields = ({ filter, onChange }: FieldProps) => (
  <>
    <PresetField filter={filter} onChange={onChange} />
    <Field label="Von">
      <Input type="date" value={filter.from} max={filter.to} onChange={from => from && onChange({ from, to: filter.to })} />
    </Field>
    <Field label="Bis">
      <Input type="date" value={filter.to} min={filter.from} onChange={to => to && onChange({ from: filter.from, to })} />
    </Field>
  </>
);

function PresetField({ filter, onChange }: FieldProps) {
  const { config } = useOffice();
  const today = inZone(now(), config.timezone).toISODate()!;
  const current = keysOf(presets).find(preset => {
    const { from, to } = presetPeriod(preset, today);
    return from === filter.from && to === filter.to;
  });
  return (
    <Field label="Zeitraum">
      <Select
        empty={current ? null : 'Eigener Zeitraum'}
        options={presets}
        value={current ?? null}
        onChange={preset => isKeyOf(presets, preset) && onChange(presetPeriod(preset, today))}
      />
    </Field>
  );
}
