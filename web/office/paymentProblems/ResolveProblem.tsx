/** The part of the page of a payment problem that links its order and lets managers mark it as resolved. */
import { Link } from 'react-router';
import { can } from '../../../schema/access/permissions';
import type { CollectionRecord } from '../../collection/collectionHooks';
import { errorMessage } from '../../collection/errorMessages';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import { useToast } from '../../ui/overlays/Toasts';
import { useOffice } from '../shell/officeContext';
import { useResolvePaymentProblemMutation } from './PaymentProblems.generated';

export function ResolveProblem({ record }: { record: CollectionRecord }) {
  const { me } = useOffice();
  const [resolve, { client, error, loading }] = useResolvePaymentProblemMutation({ refetchQueries: ['UnresolvedPaymentProblems'] });
  const toast = useToast();
  const canResolve = record.isResolved !== true && can(me.roles, 'paymentProblem.resolve');
  const send = () =>
    resolve({ variables: { id: record.id } }).then(
      () => toast('Das Problem ist erledigt.'),
      // The message is shown above the button, which disappears when someone else has resolved the problem.
      () => void client.refetchQueries({ include: 'active' }),
    );
  return (
    <>
      <p>
        <Link to={`/backend/orders/history/${String(record.order)}`}>Bestellung {String(record.uid)} öffnen</Link>
      </p>
      {error && <Alert tone="error">{errorMessage(error, 'Das Problem konnte nicht als erledigt markiert werden.')}</Alert>}
      {canResolve && (
        <p>
          <Button icon="check" isBusy={loading} onPress={() => void send()}>
            Als erledigt markieren
          </Button>
        </p>
      )}
    </>
  );
}
