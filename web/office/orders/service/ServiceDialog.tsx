/** The dialog of pause and busy mode: choose a delivery method, then its state, end and public reason. */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { closingTime, hoursOf } from '../../../../schema/rules/time/openingHours';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SoldOutList } from '../soldOut/SoldOutList';
import { MethodChoice } from './MethodChoice';
import { initialForm, submitLabel, toServiceInput, type ServiceForm } from './serviceForm';
import styles from './ServiceDialog.module.css';
import { ServiceFields } from './ServiceFields';
import { statesOf, type ServiceBranch } from './useBranchService';
import { useSetService } from './useSetService';

interface Props {
  branch: ServiceBranch;
  at: DateTime;
  /** Opens the dialog that limits a quarter of an hour. */
  onLimit: () => void;
  onClose: () => void;
}

export function ServiceDialog({ branch, at, onLimit, onClose }: Props) {
  const methods = statesOf(branch, at);
  const { method, current, form, select, setForm } = useMethodForm(methods);
  const closing = closingTime(hoursOf(branch, method), at);
  const { save, isSaving, error } = useSetService(branch.id, onClose);
  const submit = (form: ServiceForm): void => void save(toServiceInput(form, method, { current, closing, at }));
  const label = submitLabel(form, current);
  const canResume = current !== null && form.state !== 'open';
  return (
    <Dialog
      title="Pause und Stoßzeit"
      closesOnBackground
      onClose={onClose}
      footer={
        label && (
          <>
            {canResume && (
              <Button variant="secondary" size="large" isBusy={isSaving} onPress={() => submit({ ...form, state: 'open' })}>
                Sofort fortsetzen
              </Button>
            )}
            <Button size="large" isBusy={isSaving} onPress={() => submit(form)}>
              {label}
            </Button>
          </>
        )
      }
    >
      <div className={styles.content}>
        {methods.length > 1 && <MethodChoice methods={methods} value={method} at={at} onChange={select} />}
        <ServiceFields form={form} isOpen={closing !== null} error={error} onChange={setForm} />
        <div>
          <Button variant="secondary" icon="clock" onPress={onLimit}>
            Viertelstunde begrenzen
          </Button>
        </div>
        <SoldOutList branch={branch} at={at} />
      </div>
    </Dialog>
  );
}

type Methods = ReturnType<typeof statesOf>;

/** The chosen method and its form. At the beginning, the first one that is paused or busy is chosen. */
function useMethodForm(methods: Methods) {
  const find = (method: string) => methods.find(entry => entry.method === method);
  const [{ method, form }, setState] = useState(() => formOf(methods.find(({ current }) => current) ?? methods[0]));
  return {
    method,
    current: find(method)?.current ?? null,
    form,
    select: (next: string) => setState(formOf(find(next))),
    setForm: (change: Partial<ServiceForm>) => setState(state => ({ ...state, form: { ...state.form, ...change } })),
  };
}

const formOf = ({ method, current }: Methods[number] = { method: 'takeaway', current: null }) => ({ method, form: initialForm(current) });
