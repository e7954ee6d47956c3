/** Marks an order that a customer placed on a self-service device of the branch. */
import { Icon } from '../../../ui/display/Icon';
import { Badge } from '../../../ui/feedback/Badge';
import type { CardOrder } from '../board/board';

export const SelfServiceBadge = ({ order }: { order: Pick<CardOrder, 'isSelfService'> }) =>
  order.isSelfService && (
    <Badge>
      <Icon name="tablet" />
      Selbstbedienung
    </Badge>
  );
