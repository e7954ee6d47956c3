/** The order below the header of its status page. */
import type { StatusOrderFragment } from './OrderStatus.generated';
import { Container } from '../../ui/display/layout';
import { EarlierOrderNotice } from './EarlierOrderNotice';
import styles from './OrderStatusPage.module.css';
import { Timeline } from './status/Timeline';
import { ProposedTime } from './proposal/ProposedTime';
import { Rating } from './rating/Rating';
import { OrderedItems } from './OrderedItems';
import { OrderFacts } from './OrderFacts';
import { BranchContactLine } from './BranchContactLine';
import { OrderButtons } from './actions/OrderButtons';
import { InstallPromo } from '../install/InstallPromo';

interface StatusDetailsProps {
  order: StatusOrderFragment;
  hash: string;
  /** Called when the customer has answered a proposed time or canceled the order. */
  onResponse: (isAccepted: boolean) => void;
  onRated: () => void;
}

export const StatusDetails = ({ order, hash, onResponse, onRated }: StatusDetailsProps) => (
  <Container>
    <EarlierOrderNotice />
    <ProposedTime order={order} hash={hash} onResponse={onResponse} />
    <Timeline order={order} />
    <Rating order={order} hash={hash} onSent={onRated} />
    <div className={styles.columns}>
      <OrderedItems order={order} />
      <div>
        <OrderFacts order={order} />
        <BranchContactLine branch={order.branch} />
        <InstallPromo />
        <OrderButtons order={order} hash={hash} onResponse={onResponse} />
      </div>
    </div>
  </Container>
);
