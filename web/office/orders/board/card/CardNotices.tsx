/** What staff must know of an order before its next action: how long it waits, what has changed, and why an action failed. */
import { useOffice } from '../../../shell/officeContext';
import { ActionNotice } from '../../actions/ActionNotice';
import { ChangesNotice } from '../../card/ChangesNotice';
import { isWaiting, type CardOrder } from '../board';
import { StationHint } from '../station/StationHint';
import { AnswerTimer } from './AnswerTimer';

export function CardNotices({ order }: { order: CardOrder }) {
  const { timezone } = useOffice().config;
  return (
    <>
      {isWaiting(order) && <AnswerTimer order={order} timezone={timezone} />}
      <StationHint order={order} />
      <ChangesNotice order={order} />
      <ActionNotice id={order.id} />
    </>
  );
}
