/** The fields of a pause or a busy mode. */
import { mapKeys } from '../../../../schema/objects';
import { serviceInputFields } from '../../../../schema/rules/time/serviceState';
import { Alert } from '../../../ui/feedback/Alert';
import { ChipGroup } from '../../../ui/inputs/ChipGroup';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { ReasonField } from '../actions/ReasonField';
import { delays, durations, stateLabels, type ServiceForm } from './serviceForm';

const usualReasons = {
  'Viel los': 'Wir haben gerade besonders viele Bestellungen.',
  Technik: 'Leider haben wir gerade ein technisches Gebrechen.',
  'Zu wenig Personal': 'Leider sind wir heute zu wenige im Team.',
  Ausverkauft: 'Leider sind wir für heute fast ausverkauft.',
} as const;

const delayTexts = mapKeys(delays.map(String), minutes => `+${minutes}`);
const { closing: _, ...durationsWhileClosed } = durations;

interface Props {
  form: ServiceForm;
  /** The branch is open, so it has a closing time. */
  isOpen: boolean;
  error: string | null;
  onChange: (change: Partial<ServiceForm>) => void;
}

export function ServiceFields({ form, isOpen, error, onChange }: Props) {
  const { state, minutes, duration, reason } = form;
  return (
    <>
      <SegmentedControl label="Betrieb" options={stateLabels} value={state} onChange={state => onChange({ state })} />
      {state === 'busy' && (
        <ChipGroup
          label="Um wie viele Minuten länger?"
          options={delayTexts}
          value={String(minutes)}
          onChange={delay => delay !== null && onChange({ minutes: Number(delay) })}
        />
      )}
      {state !== 'open' && (
        <>
          <ChipGroup
            label="Wie lange?"
            options={isOpen ? durations : durationsWhileClosed}
            value={duration}
            onChange={duration => duration !== null && onChange({ duration })}
          />
          <ReasonField
            label="Grund, den alle im Shop sehen"
            usualReasons={usualReasons}
            value={reason}
            maxLength={serviceInputFields.reason.max}
            onChange={reason => onChange({ reason })}
          />
        </>
      )}
      {error !== null && (
        <Alert tone="error" isNew>
          {error}
        </Alert>
      )}
    </>
  );
}
