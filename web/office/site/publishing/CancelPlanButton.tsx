/** Cancels a plan, or removes one that failed. */
import { useState } from 'react';
import { hasErrorCode } from '../../../app/errorCode';
import { errorMessage } from '../../../collection/errorMessages';
import { Button } from '../../../ui/actions/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useToast } from '../../../ui/overlays/Toasts';
import { useCancelSitePlanMutation } from './Publishing.generated';

interface Props {
  id: string;
  label: string;
  /** The accessible name where several are in a list. */
  name?: string;
}

export function CancelPlanButton({ id, label, name }: Props) {
  const [cancel, { loading }] = useCancelSitePlanMutation({ refetchQueries: ['PlansOfSite', 'SitePlans'] });
  const [error, setError] = useState<unknown>();
  const toast = useToast();
  const press = (): void => {
    setError(undefined);
    void cancel({ variables: { id } }).then(() => toast('Planung aufgehoben.'), setError);
  };
  return (
    <>
      <Button variant="secondary" size="small" isBusy={loading} {...(name && { label: name })} onPress={press}>
        {label}
      </Button>
      {error !== undefined && (
        <Alert tone="error" isNew>
          {hasErrorCode(error, 'NOT_FOUND')
            ? 'Diese Planung gibt es nicht mehr. Bitte laden Sie die Seite neu.'
            : errorMessage(error, 'Die Planung konnte nicht aufgehoben werden.')}
        </Alert>
      )}
    </>
  );
}
