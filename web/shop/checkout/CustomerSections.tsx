/** How the goods are handed over, and to whom; only what the way of it asks for. */
import { AddressSection } from './sections/AddressSection';
import { useCheckout } from './state/checkoutContext';
import { ContactSection } from './sections/ContactSection';
import { MethodSection } from './sections/DeliveryMethodSection';
import { TableSection } from './sections/TableSection';

export function CustomerSections() {
  const { shown } = useCheckout();
  return (
    <>
      <MethodSection />
      {shown.table && <TableSection />}
      {shown.contact && <ContactSection />}
      {(shown.area || shown.address) && <AddressSection />}
    </>
  );
}
