/** What a customer types at checkout, as the controls hold it. What the cart knows, time, place and comment, stays in the cart. */
import { countries } from '../../../../schema/fields/shared/countries';
import { paymentMethods, type PaymentMethod } from '../../../../schema/rules/checkout/deliveryMethods';
import { defaultCountry } from '../../../../schema/rules/checkout/checkout';
import type { OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import { draftItemsOf, type CartView } from '../../cart/state/cartView';

export type Country = keyof typeof countries;

const emptyTexts = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  companyName: '',
  vatNumber: '',
  street: '',
  floor: '',
  stairway: '',
  door: '',
  zipCode: '',
  city: '',
  deliveryCompanyName: '',
  deliveryFirstName: '',
  deliveryLastName: '',
  deliveryStreet: '',
  deliveryFloor: '',
  deliveryStairway: '',
  deliveryDoor: '',
  deliveryZipCode: '',
  deliveryCity: '',
};
export type TextName = keyof typeof emptyTexts;

const emptyFlags = { isCompany: false, isDeliveryAddressDifferent: false, isDeliveryCompany: false };
export type FlagName = keyof typeof emptyFlags;

/** Who orders, and where to: what is remembered for the next time (G-057). */
interface Contact extends Record<TextName, string>, Record<FlagName, boolean> {
  country: Country;
  deliveryCountry: Country;
}

/** An organisation the shop gives to. */
interface ChosenDonatee {
  id: string;
  name: string;
}

export interface Form extends Contact {
  donatee: ChosenDonatee | null;
  /** What was chosen; null: nobody chose yet. */
  paymentMethod: PaymentMethod | null;
  legalInstructions: boolean;
  privacyPolicy: boolean;
}

const emptyContact: Contact = { ...emptyTexts, ...emptyFlags, country: defaultCountry, deliveryCountry: defaultCountry };
export const emptyForm: Form = { ...emptyContact, donatee: null, paymentMethod: null, legalInstructions: false, privacyPolicy: false };

/** The contact alone. */
export const contactOf = (form: Contact): Contact => pick(emptyContact, form);

/** A contact or form as it was kept; whatever does not fit is as if nobody had typed it. */
export function formOf(kept: unknown): Form {
  const { paymentMethod, donatee, country, deliveryCountry, ...plain } = { ...emptyForm, ...(typeof kept === 'object' ? kept : null) };
  const fitting = Object.entries(pick(emptyForm, plain as Form)).filter(
    ([name, value]) => typeof value === typeof emptyForm[name as 'city'],
  );
  return {
    ...emptyForm,
    ...Object.fromEntries(fitting),
    country: oneOf(countries, country) ?? defaultCountry,
    deliveryCountry: oneOf(countries, deliveryCountry) ?? defaultCountry,
    paymentMethod: oneOf(paymentMethods, paymentMethod),
    donatee: isDonatee(donatee) ? { id: donatee.id, name: donatee.name } : null,
  };
}

const isDonatee = (kept: unknown): kept is ChosenDonatee =>
  typeof (kept as ChosenDonatee | null)?.id === 'string' && typeof (kept as ChosenDonatee).name === 'string';

const pick = <T extends object>(shape: T, from: T): T =>
  Object.fromEntries(Object.keys(shape).map(name => [name, from[name as keyof T]])) as T;

const oneOf = <K extends string>(options: Readonly<Record<K, unknown>>, value: unknown): K | null =>
  typeof value === 'string' && Object.hasOwn(options, value) ? (value as K) : null;

const textOf = (text: string): string | null => text.trim() || null;

type SentCart = Pick<CartView, 'lines' | 'method' | 'area' | 'table' | 'appointment' | 'comment'>;

/** The order as it would be sent; what is not asked for is taken out afterwards (`shownDraft`). */
export function draftOf(form: Form, cart: SentCart, { branch, paymentMethod }: Pick<OrderDraft, 'branch' | 'paymentMethod'>): OrderDraft {
  const texts = Object.fromEntries(Object.keys(emptyTexts).map(name => [name, textOf(form[name as TextName])]));
  return {
    ...(texts as Record<TextName, string | null>),
    ...pick(emptyFlags, form),
    country: form.country,
    deliveryCountry: form.deliveryCountry,
    branch,
    items: draftItemsOf(cart.lines),
    deliveryType: cart.method,
    deliveryArea: cart.area?.id ?? null,
    table: cart.table,
    appointmentDate: cart.appointment?.toJSDate() ?? null,
    comment: textOf(cart.comment),
    donatee: form.donatee?.id ?? null,
    customer: null,
    paymentMethod,
    legalInstructions: form.legalInstructions,
    privacyPolicy: form.privacyPolicy,
  };
}
