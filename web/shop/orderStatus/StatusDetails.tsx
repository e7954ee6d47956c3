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
import { InstallPromo } from '../install/InstallPromo';
import { Button } from '../../ui/actions/Button';

interface StatusDetailsProps {
  order: StatusOrderFragment;
  hash: string;
  /** Called when the customer has accepted or declined a proposed time. */
  onResponse: (isAccepted: boolean) => void;
  onRated: () => void;
}

export const StatusDetails = ({ order, hash, onResponse, onRated }: StatusDetailsProps) => (
  <Container>
    <EarlierOrderNotice />
    <div className={styles.progress}>
      <Timeline order={order} />
      <ProposedTime order={order} hash={hash} onResponse={onResponse} />
    </div>
    <Rating order={order} hash={hash} onSent={onRated} />
    <div className={styles.columns}>
      <OrderedItems order={order} />
      <div>
        <OrderFacts order={order} />
        <BranchContactLine branch={order.branch} />
        <InstallPromo />
        <div className={styles.printButton}>
          <Button variant="text" icon="printer" onPress={() => window.print()}>
            Drucken
          </Button>
        </div>
      </div>
    </div>
  </Container>
);
