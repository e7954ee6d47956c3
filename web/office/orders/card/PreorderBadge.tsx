/** Marks an order from an earlier day, unless its due time says so already. */
import { useClock } from '../../../hooks/useClock';
import { Badge } from '../../../ui/feedback/Badge';
import { preorderMark, type DueOrder } from '../dueText';

interface Props {
  order: DueOrder & { readonly createdAt: string };
  timezone: string;
}

export function PreorderBadge({ order, timezone }: Props) {
  const mark = preorderMark(order, useClock(timezone));
  return mark && <Badge tone="dark">{mark}</Badge>;
}
