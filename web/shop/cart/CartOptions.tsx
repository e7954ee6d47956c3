/** How and when the cart is handed over. */
import { DeliveryMethodFields } from './DeliveryMethodFields';
import { PastAppointmentNotice } from './PastAppointmentNotice';
import { OrderTime } from './when/OrderTime';

export const CartOptions = ({ hasTime }: { hasTime: boolean }) => (
  <>
    <DeliveryMethodFields />
    {hasTime && (
      <>
        <OrderTime />
        <PastAppointmentNotice />
      </>
    )}
  </>
);
