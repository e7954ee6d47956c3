/** Confirms an order for the planned time or another one. */
import { useState } from 'react';
import { useClock } from '../../../../hooks/useClock';
import { Button } from '../../../../ui/actions/Button';
import { Dialog } from '../../../../ui/overlays/Dialog';
import { useOffice } from '../../../shell/officeContext';
import type { CardOrder } from '../../board/board';
import { useBoardContext } from '../../board/boardContext';
import { orderName } from '../../orderText';
import { laterTimes, plannedTime, timeTextOf } from './confirmTimes';
import { TimeFields } from './TimeFields';

interface Props {
  order: CardOrder;
  onClose: () => void;
}

export function ConfirmTimeDialog({ order, onClose }: Props) {
  const now = useClock(useOffice().config.timezone);
  const { runAction } = useBoardContext();
  const [time, setTime] = useState<string | null>(() => Object.keys(laterTimes(order, now))[0] ?? null);
  const isPast = time === null || Date.parse(time) <= now.toMillis();

  function confirm(): void {
    onClose();
    void runAction(order, 'confirm', time && time !== plannedTime(order, now) ? { appointment: time } : {});
  }

  return (
    <Dialog
      title={`${orderName(order)} bestätigen`}
      closesOnBackground
      onClose={onClose}
      footer={
        <Button size="large" icon="check" isDisabled={isPast} onPress={confirm}>
          {isPast ? 'Bestätigen' : `Für ${timeTextOf(time, now)} bestätigen`}
        </Button>
      }
    >
      <TimeFields order={order} now={now} time={time} isPast={isPast} onChange={setTime} />
    </Dialog>
  );
}
