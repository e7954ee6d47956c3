/** The content of the order drawer: the order, or why it cannot be shown. */
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage';
import { Loading } from '../../../ui/feedback/Skeleton';
import { errorText } from '../actions/errorText';
import { useOffice } from '../../shell/officeContext';
import { actionsFor, type BoardOrder, type CardOrder } from '../board/board';
import { ActionNotice } from '../actions/ActionNotice';
import { ChangesNotice } from '../card/ChangesNotice';
import { OrderDetails } from './OrderDetails';
import styles from './OrderDrawer.module.css';
import { OrderNumber } from './OrderNumber';
import { ResendNotification } from './ResendNotification';

interface Props {
  id: string;
  /** The order as the list shows it. */
  card: CardOrder | undefined;
  order: BoardOrder | undefined;
  error: Error | undefined;
  onRetry: () => void;
}

export function OrderDrawerBody({ id, card, order, error, onRetry }: Props) {
  const { me } = useOffice();
  const hasProposalForm = order && actionsFor(order, 'proposal', me.roles).length > 0; // the proposal form shows the error itself
  return (
    <div className={styles.body}>
      {card && <OrderNumber order={card} />}
      <ActionNotice id={id} shouldShowError={!hasProposalForm} />
      {order && <ChangesNotice order={order} />}
      {order ? <OrderDetails order={order} /> : error ? <ErrorMessage message={errorText(error, 'get')} onRetry={onRetry} /> : <Loading />}
      {order && <ResendNotification order={order} />}
    </div>
  );
}
