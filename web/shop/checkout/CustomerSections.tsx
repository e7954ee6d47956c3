/** The sections about delivery and customer, as far as the delivery method requires them. */
import { AddressSection } from './sections/AddressSection';
import { useCheckout } from './state/checkoutContext';
import { ContactSection } from './sections/ContactSection';
import { DeliveryMethodSection } from './sections/DeliveryMethodSection';
import { TableSection } from './sections/TableSection';

export function CustomerSections() {
  const { formSections } = useCheckout();
  return (
    <>
      <DeliveryMethodSection />
      {formSections.table && <TableSection />}
      {formSections.contact && <ContactSection />}
      {(formSections.area || formSections.address) && <AddressSection />}
    </>
  );
}
