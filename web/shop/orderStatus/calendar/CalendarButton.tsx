/** Offers the appointment of an order as a file for the calendar of the device. */
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { now } from '../../../hooks/serverTime';
import { Button } from '../../../ui/actions/Button';
import { useToast } from '../../../ui/overlays/Toasts';
import type { StatusOrderFragment } from '../OrderStatus.generated';

/** Renders nothing without an appointment ahead. */
export function CalendarButton({ order }: { order: StatusOrderFragment }) {
  const toast = useToast();
  const appointment = order.appointment ?? order.appointmentDate;
  if (appointment === null || isFinal(order.status) || Date.parse(appointment) < now()) return null;
  const download = async (): Promise<void> => {
    const { createCalendarFile } = await import('./calendarFile');
    const url = location.origin + location.pathname;
    const text = createCalendarFile(order, { start: new Date(appointment), url, now: new Date(now()) });
    saveFile(new Blob([text], { type: 'text/calendar' }), `Bestellung-${order.uid}.ics`);
  };
  return (
    <Button
      variant="text"
      icon="calendar-days"
      onPress={() => void download().catch(() => toast('Der Termin konnte nicht geladen werden. Bitte versuchen Sie es erneut.'))}
    >
      In den Kalender
    </Button>
  );
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser may read it later
}
