/** Marks an order with items that are sold from a minimum age on. */
import { minimumAgeOfOrder, minimumAgeText } from '../../../../schema/rules/product/minimumAge';
import { Icon } from '../../../ui/display/Icon';
import { Badge } from '../../../ui/feedback/Badge';
import type { CardOrder } from '../board/board';

export function AgeBadge({ order }: { order: Pick<CardOrder, 'items'> }) {
  const age = minimumAgeOfOrder(order);
  return (
    age && (
      <Badge tone="dark">
        <Icon name="id-card" />
        {minimumAgeText(age)}
      </Badge>
    )
  );
}
