/** Announces that a customer has accepted a proposed time, with a short sound in one tab and with a toast (table S). */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useClock } from '../../../../hooks/useClock';
import { useToast } from '../../../../ui/overlays/Toasts';
import { useOffice } from '../../../shell/officeContext';
import type { CardOrder } from '../../board/board';
import { methodAndDueText } from '../../dueText';
import { orderName } from '../../orderText';
import type { AlarmSound } from '../alarmContext';
import { announceInOneTab } from '../announceInOneTab';
import { isBeingChanged, isOwnChange } from './ownChanges';

type Proposals = ReadonlyMap<string, readonly string[]>;

/** The proposed times that wait for the customer's answer, by order. */
const proposalsOf = (orders: readonly CardOrder[]): Proposals =>
  new Map(orders.filter(({ status }) => status === 'COUNTER_PROPOSED').map(({ id, counterAppointments }) => [id, counterAppointments]));

/** Staff who confirm the order instead keep the time that the customer wished. */
const isAccepted = ({ id, event, status, dueAt }: CardOrder, proposals: Proposals): boolean =>
  status === 'CONFIRMED' &&
  !isBeingChanged(id) &&
  !isOwnChange(id, event - 1) &&
  (proposals.get(id) ?? []).some(time => dueAt !== null && Date.parse(time) === Date.parse(dueAt));

/** Announces those of the branch, or of all branches if it is null. */
export function useAcceptedProposals(orders: readonly CardOrder[] | undefined, sound: AlarmSound, branch: string | null): void {
  const toast = useToast();
  const now = useClock(useOffice().config.timezone);
  const proposals = useRef<Proposals>(new Map());
  const announce = useEffectEvent((accepted: readonly CardOrder[]): void => {
    const names = accepted.map(order => `${orderName(order)}, ${methodAndDueText(order, now)}`);
    toast(`Terminvorschlag angenommen: ${names.join('; ')}.`);
    if (sound.isSoundOn && sound.isSoundUnlocked)
      void announceInOneTab(
        'changed',
        accepted.map(({ id, event }) => `${id} accepted ${event}`),
      );
  });
  useEffect(() => {
    if (!orders) return;
    const accepted = orders.filter(order => isAccepted(order, proposals.current) && (!branch || order.branch.id === branch));
    proposals.current = proposalsOf(orders);
    if (accepted.length > 0) announce(accepted);
  }, [orders, branch]);
}
