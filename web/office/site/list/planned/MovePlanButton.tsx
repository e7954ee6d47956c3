/** Moves a plan to another time. What was planned stays. */
import { useId, useState } from 'react';
import { hasErrorCode } from '../../../../app/errorCode';
import { errorMessage } from '../../../../collection/errorMessages';
import { DateTimeEditor } from '../../../../fields/inputs/DateTimeEditor';
import { Button } from '../../../../ui/actions/Button';
import { Field } from '../../../../ui/inputs/Field';
import { FormDialog } from '../../../../ui/overlays/FormDialog';
import { useToast } from '../../../../ui/overlays/Toasts';
import { useMoveSitePlanMutation } from '../../publishing/Publishing.generated';

interface Plan {
  id: string;
  at: string;
}

/** `name` says what is moved. */
export function MovePlanButton({ plan, name }: { plan: Plan; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" popup="dialog" label={`${name} verschieben`} onPress={() => setOpen(true)}>
        Verschieben
      </Button>
      {isOpen && <MovePlanDialog plan={plan} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function MovePlanDialog({ plan, name, onClose }: { plan: Plan; name: string; onClose: () => void }) {
  const { at, setAt, error, isBusy, run } = useMove(plan, onClose);
  const id = useId();
  return (
    <FormDialog title="Planung verschieben" submitLabel="Verschieben" isBusy={isBusy} onSubmit={run} onClose={onClose}>
      <p>{name}</p>
      <Field label="Neuer Zeitpunkt" hint="Nur die Zeit ändert sich, nicht der geplante Inhalt." mark="required" id={id} error={error}>
        <DateTimeEditor id={id} value={at} onChange={setAt} />
      </Field>
    </FormDialog>
  );
}

function useMove(plan: Plan, onDone: () => void) {
  const [at, setAt] = useState<Date | null>(new Date(plan.at));
  const [error, setError] = useState<string>();
  const [move, { loading }] = useMoveSitePlanMutation({ refetchQueries: ['PlansOfSite', 'SitePlans'] });
  const toast = useToast();
  const run = (): void => {
    setError(at ? undefined : 'Bitte geben Sie einen Zeitpunkt an.');
    if (!at) return;
    void move({ variables: { id: plan.id, at: at.toISOString() } }).then(
      () => {
        toast('Planung verschoben.');
        onDone();
      },
      (reason: unknown) => setError(moveErrorText(reason)),
    );
  };
  return { at, setAt, error, isBusy: loading, run };
}

const moveErrorText = (error: unknown): string =>
  hasErrorCode(error, 'NOT_FOUND')
    ? 'Diese Planung wurde inzwischen geändert. Bitte schließen Sie den Dialog.'
    : errorMessage(error, 'Die Planung konnte nicht verschoben werden.');
