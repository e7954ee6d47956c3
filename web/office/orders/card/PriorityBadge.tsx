/** Marks an order that staff put first on all boards. */
import { Icon } from '../../../ui/display/Icon';
import { Badge } from '../../../ui/feedback/Badge';
import type { CardOrder } from '../board/board';
import styles from './card.module.css';

export const PriorityBadge = ({ order }: { order: Pick<CardOrder, 'prioritizedAt'> }) =>
  order.prioritizedAt && (
    <p className={styles.priority}>
      <Badge tone="dark">
        <Icon name="arrow-up" />
        Vorrang
      </Badge>
    </p>
  );
