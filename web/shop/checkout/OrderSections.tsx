/** What is ordered, for when, and how it is paid. */
import { AppointmentSection } from './AppointmentSection';
import { CartSection } from './CartSection';
import { useCheckout } from './checkout';
import { CommentSection } from './CommentSection';
import { DonationSection } from './DonationSection';
import { PaymentSection } from './PaymentSection';

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
