/** All sections of the checkout form. */
import { ErrorSummary } from './ErrorSummary';
import { CustomerSections } from './CustomerSections';
import { OrderSections } from './OrderSections';
import { ConsentSection } from './sections/ConsentSection';
import { SubmitBar } from './SubmitBar';

export const CheckoutSections = () => (
  <>
    <ErrorSummary />
    <CustomerSections />
    <OrderSections />
    <ConsentSection />
    <SubmitBar />
  </>
);
