/** What is ordered, for when, and how it is paid. */
import { AppointmentSection } from './sections/AppointmentSection';
import { CartSection } from './sections/CartSection';
import { useCheckout } from './state/checkoutContext';
import { CommentSection } from './sections/CommentSection';
import { DonationSection } from './sections/DonationSection';
import { PaymentSection } from './sections/PaymentSection';

export function OrderSections() {
  const { shown } = useCheckout();
  return (
    <>
      {shown.appointment && <AppointmentSection />}
      <CommentSection />
      <CartSection />
      {shown.donation && <DonationSection />}
      {shown.payment && <PaymentSection />}
    </>
  );
}
