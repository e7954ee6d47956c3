/** The content of the order drawer: the order, or why it cannot be shown. */
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { errorText } from '../actions/errorText';
import { useOffice } from '../../shell/officeContext';
import { actionsFor, type BoardOrder } from '../board/board';
import { queuedText } from '../actions/actionView';
import { useActionState } from '../actions/useOrderActions';
import { OrderDetails } from './OrderDetails';
import styles from './OrderDrawer.module.css';
import { OrderNumber } from './OrderNumber';
import { ResendNotification } from './ResendNotification';

interface Props {
  id: string;
  order: BoardOrder | undefined;
  error: Error | undefined;
  onRetry: () => void;
}

export function OrderDrawerBody({ id, order, error, onRetry }: Props) {
  const { me } = useOffice();
  const { errorMessage, isQueued } = useActionState(id);
  const hasProposalForm = order && actionsFor(order, 'proposal', me.roles).length > 0; // the proposal form shows the error itself
  return (
    <div className={styles.body}>
      {order && <OrderNumber order={order} />}
      {isQueued && <Alert tone="warning">{queuedText}</Alert>}
      {errorMessage && !hasProposalForm && (
        <Alert tone="warning" isNew>
          {errorMessage}
        </Alert>
      )}
      {order ? <OrderDetails order={order} /> : error ? <ErrorMessage message={errorText(error, 'get')} onRetry={onRetry} /> : <Loading />}
      {order && <ResendNotification order={order} />}
    </div>
  );
}
