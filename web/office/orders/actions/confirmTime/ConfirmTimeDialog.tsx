/** Confirms an order for the planned time or another one. */
import { useState } from 'react';
import { useClock } from '../../../../hooks/useClock';
import { Button } from '../../../../ui/actions/Button';
import { Dialog } from '../../../../ui/overlays/Dialog';
import type { CardOrder } from '../../board/board';
import { orderName } from '../../orderText';
import { useNextTimes } from '../proposal/useNextTimes';
import { plannedTime, timeTextOf } from './confirmTimes';
import { TimeFields } from './TimeFields';

export interface ConfirmTimeProps {
  order: TimedOrder;
  timezone: string;
  /** Confirms the order, for another time than the planned one if the input names one. */
  onConfirm: (input: { appointment?: string }) => void;
}

/** An order whose time can be selected. */
export type TimedOrder = Pick<CardOrder, 'uid' | 'ticketNumber' | 'dueAt' | 'deliveryType'> & { readonly branch: { readonly id: string } };

export function ConfirmTimeDialog({ order, timezone, onConfirm, onClose }: ConfirmTimeProps & { onClose: () => void }) {
  const now = useClock(timezone);
  const nextTimes = useNextTimes({ ...order, appointmentDate: order.dueAt, counterAppointments: [] }, timezone);
  const [selected, setSelected] = useState<string | null>();
  const time = selected === undefined ? (plannedTime(order, now) ?? nextTimes[0] ?? null) : selected;
  const isPast = selected === null || (time !== null && Date.parse(time) <= now.toMillis());

  function confirm(): void {
    onClose();
    onConfirm(time && time !== plannedTime(order, now) ? { appointment: time } : {});
  }

  return (
    <Dialog
      title={`${orderName(order)} bestätigen`}
      closesOnBackground
      onClose={onClose}
      footer={
        <Button size="large" icon="check" isDisabled={time === null || isPast} onPress={confirm}>
          {time === null || isPast ? 'Bestätigen' : `Für ${timeTextOf(time, now)} bestätigen`}
        </Button>
      }
    >
      <TimeFields order={order} now={now} nextTimes={nextTimes} time={time} isPast={isPast} onChange={setSelected} />
    </Dialog>
  );
}
