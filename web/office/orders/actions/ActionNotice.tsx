/** Says that the last action of an order waits for a connection, or why it failed. */
import { Alert } from '../../../ui/feedback/Alert';
import { useActionState } from './useOrderActions';

export function ActionNotice({ id, shouldShowError = true }: { id: string; shouldShowError?: boolean }) {
  const { errorMessage, isQueued } = useActionState(id);
  return (
    <>
      {isQueued && <Alert tone="warning">Wird gesendet, sobald wieder eine Verbindung besteht.</Alert>}
      {errorMessage && shouldShowError && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
    </>
  );
}
