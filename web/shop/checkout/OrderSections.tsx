/** What is ordered, for when, and how it is paid. */
import { AppointmentSection } from './AppointmentSection';
import { CartSection } from './CartSection';
import { useCheckout } from './checkout';
import { CommentSection } from './CommentSection';
import { DonationSection } from './DonationSection';
import { PaymentSection } from './PaymentSection';

/** `hasDonations`: one may give to others with the order. */
export function OrderSections({ hasDonations }: { hasDonations: boolean }) {
  const { cart, offered, submission } = useCheckout();
  const hasGoods = cart.lines.length > 0;
  return (
    <>
      {hasGoods && <AppointmentSection />}
      <CommentSection />
      <CartSection />
      {hasDonations && hasGoods && <DonationSection />}
      {(offered.length > 0 || submission !== 'quotation') && <PaymentSection />}
    </>
  );
}
