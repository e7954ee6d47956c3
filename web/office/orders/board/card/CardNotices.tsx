/** What staff must know of an order before its next action: how long it waits, what has changed, and why an action failed. */
import { ActionNotice } from '../../actions/ActionNotice';
import { ChangesNotice } from '../../card/ChangesNotice';
import { isWaiting, type CardOrder } from '../board';
import { StationHint } from '../station/StationHint';
import { AnswerTimer } from './AnswerTimer';

export const CardNotices = ({ order }: { order: CardOrder }) => (
  <>
    {isWaiting(order) && <AnswerTimer order={order} />}
    <StationHint order={order} />
    <ChangesNotice order={order} />
    <ActionNotice id={order.id} />
  </>
);
