/** The first and the last day of a period, or a usual period. */
import { isKeyOf, keysOf } from '../../../../schema/objects';
import { presetPeriod, presets } from '../../../../schema/rules/statistics/reportText';
import { inZone } from '../../../../schema/rules/time/calendar';
import { now } from '../../../hooks/serverTime';
import { Input, Select } from '../../../ui/inputs/controls';
import { Field } from '../../../ui/inputs/Field';
import { useOffice } from '../../shell/officeContext';
import type { FieldProps } from './UserField';

export const PeriodFields = ({ filter, onChange }: FieldProps) => (
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
