/** The dialog that marks a product as sold out: until when, and which open orders contain it. */
import { useState } from 'react';
import { useClock } from '../../../hooks/useClock';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/overlays/Dialog';
import { useOffice } from '../../shell/officeContext';
import { AffectedOrders } from './AffectedOrders';
import { DurationFields } from './DurationFields';
import styles from './SoldOut.module.css';
import { endOf, initialForm, type SoldOutTarget } from './soldOutForm';
import { useMarkSoldOut } from './useMarkSoldOut';

interface Props {
  target: SoldOutTarget;
  onClose: () => void;
}

export function SoldOutDialog({ target, onClose }: Props) {
  const { config } = useOffice();
  const at = useClock(config.timezone);
  const [form, setForm] = useState(initialForm);
  const { mark, isSaving, error } = useMarkSoldOut();
  const { branch, product, name } = target;
  const isMissing = form.duration === 'time' && !form.time;
  const submit = (): void => void mark({ branch, product, until: endOf(form, at) }, name, onClose);
  return (
    <Dialog
      title={`${name} ausverkauft?`}
      closesOnBackground
      onClose={onClose}
      footer={
        <Button size="large" isBusy={isSaving} isDisabled={isMissing} onPress={submit}>
          Als ausverkauft melden
        </Button>
      }
    >
      <div className={styles.content}>
        <DurationFields form={form} onChange={setForm} />
        <AffectedOrders target={target} />
        {error !== null && (
          <Alert tone="error" isNew>
            {error}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
