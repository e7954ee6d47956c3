/**
 * An open order on the back-office screen, with the actions that a branch key allows (table S, K). It renders only when its order changes, and
 * has content only near the visible part of the page, or while its form is open.
 */
import { memo, useRef, useState } from 'react';
import type { StaffAction } from '../../../../schema/rules/order/orderActions';
import { useIsNear } from '../../orders/board/card/useIsNear';
import { orderLabel } from '../../orders/orderText';
import type { CounterOrderProps } from './CounterOrderActions';
import { CounterOrderContent } from './CounterOrderContent';

interface Props extends CounterOrderProps {
  /** The card is among the first of the screen, so it is shown at once. */
  isFirst: boolean;
}

export const CounterOrderCard = memo(function CounterOrderCard({ isFirst, ...props }: Props) {
  const card = useRef<HTMLElement>(null);
  const { isNear, height } = useIsNear(card, isFirst);
  const [formAction, setFormAction] = useState<StaffAction | null>(null);
  const hasContent = isNear || formAction !== null;
  return (
    <article ref={card} aria-label={orderLabel(props.order)} style={hasContent ? undefined : { blockSize: height }}>
      {hasContent && <CounterOrderContent {...props} formAction={formAction} onFormChange={setFormAction} />}
    </article>
  );
});
