/** The dialog of pause and busy mode: choose a delivery method, then its state, end and public reason. */
import type { DateTime } from 'luxon';
import { closingTime, hoursOf } from '../../../../schema/rules/time/openingHours';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { SoldOutList } from '../soldOut/SoldOutList';
import { MethodChoice } from './MethodChoice';
import { submitLabel, toServiceInput, type ServiceForm } from './serviceForm';
import styles from './ServiceDialog.module.css';
import { ServiceFields } from './ServiceFields';
import type { ServiceBranchFragment } from './Service.generated';
import { useMethodForm } from './useMethodForm';
import { useSetService } from './useSetService';

interface Props {
  branch: ServiceBranchFragment;
  at: DateTime;
  shouldShowBranch: boolean;
  /** Opens the dialog that limits a quarter of an hour. */
  onLimit: () => void;
  onClose: () => void;
}

export function ServiceDialog({ branch, at, shouldShowBranch, onLimit, onClose }: Props) {
  const { methods, method, current, form, select, setForm } = useMethodForm(branch, at);
  const closing = closingTime(hoursOf(branch, method), at);
  const { save, isSaving, error } = useSetService(branch.id, onClose);
  const submit = (form: ServiceForm): void => void save(toServiceInput(form, method, { current, closing, at }));
  const label = submitLabel(form, current);
  const canResume = current !== null && form.state !== 'open';
  return (
    <Dialog
      title={shouldShowBranch ? `Pause und Stoßzeit: ${branch.name}` : 'Pause und Stoßzeit'}
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
