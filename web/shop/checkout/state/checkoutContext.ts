/** What every section of checkout knows and can do. */
import type { DateTime } from 'luxon';
import { createContext, useContext } from 'react';
import type { PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import type { Sections } from '../../../../schema/rules/checkout/checkout';
import type { Slot } from '../../../../schema/rules/time/slots';
import type { Submission } from '../../../../schema/rules/checkout/submissionType';
import type { OpenCart } from '../../cart/state/useCart';
import type { StoreBranch } from '../../store/storeContext';
import type { CheckoutQuery } from '../Checkout.generated';
import type { Complaint } from './errorMessages';
import type { Form } from './checkoutForm';
import type { Tables } from './useTables';

export type Branch = StoreBranch & CheckoutQuery['branch'];
type CheckoutSettings = CheckoutQuery['config'];

/** What the shop offers at its checkout. */
export interface Terms {
  settings: CheckoutSettings;
  /** The online methods whose provider is connected. */
  online: readonly PaymentMethod[];
}

/** The sections that are asked for. */
interface ShownSections extends Sections {
  appointment: boolean;
  donation: boolean;
  payment: boolean;
}

export interface Checkout {
  branch: Branch;
  settings: CheckoutSettings;
  currency: string;
  cart: OpenCart;
  /** Now, on the shop's clock. */
  at: DateTime;
  form: Form;
  set: (change: Partial<Form>) => void;
  shown: ShownSections;
  tables: Tables;
  /** The slots of the coming 90 days. */
  slots: readonly Slot[];
  /** The ways to pay that are on offer, and the one chosen. */
  offered: readonly PaymentMethod[];
  paymentMethod: PaymentMethod | null;
  /** As what the cart can be sent now, if at all. */
  submission: Submission | null;
  isRequired: (field: string) => boolean;
  /** Everything that is still missing or wrong. */
  complaints: readonly Complaint[];
  /** Those are shown once someone tried to send; how often that was. */
  tries: number;
  /** It was sent, and nobody knows whether it arrived. */
  isUnanswered: boolean;
  isSending: boolean;
  send: () => void;
}

export const CheckoutContext = createContext<Checkout | null>(null);

export const useCheckout = (): Checkout => useContext(CheckoutContext)!;

/** What is wrong with a field, once someone tried to send. */
export function useError(field: string): string | undefined {
  const { complaints, tries } = useCheckout();
  return tries > 0 ? complaints.find(complaint => complaint.field === field)?.message : undefined;
}

/** What is wrong with a line of the cart. */
export function useLineError(line: number): string | undefined {
  const { complaints, tries } = useCheckout();
  return tries > 0 ? complaints.find(complaint => complaint.line === line)?.message : undefined;
}

// What takes an answer; a button that does something at once is no place to be sent to.
const controls = 'input, select, textarea, button[aria-haspopup]';

/** Takes the visitor to a control, or to the first one of a section. */
export function goTo(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls);
  (control ?? place)?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: place === control ? 'center' : 'start' });
}
