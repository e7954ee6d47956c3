/** The sections about the order: appointment, comment, items, donation and payment. */
import { AppointmentSection } from './sections/appointment/AppointmentSection';
import { CartSection } from './sections/cart/CartSection';
import { useCheckout } from './state/checkoutContext';
import { CommentSection } from './sections/CommentSection';
import { DonationSection } from './sections/DonationSection';
import { PaymentSection } from './sections/PaymentSection';

export function OrderSections() {
  const { formSections } = useCheckout();
  return (
    <>
      {formSections.appointment && <AppointmentSection />}
      <CommentSection />
      <CartSection />
      {formSections.donation && <DonationSection />}
      {formSections.payment && <PaymentSection />}
    </>
  );
}
