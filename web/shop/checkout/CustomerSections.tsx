/** How the goods are handed over, and to whom; only what the way of it asks for. */
import { AddressSection } from './AddressSection';
import { useCheckout } from './checkout';
import { ContactSection } from './ContactSection';
import { MethodSection } from './MethodSection';
import { TableSection } from './TableSection';

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
