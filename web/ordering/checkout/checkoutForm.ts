/** The values of the checkout form. Appointment, area, table and comment are part of the cart. */
import { countries } from '../../../schema/fields/shared/countries';
import { paymentMethods, type PaymentMethod } from '../../../schema/rules/checkout/paymentMethods';
import { defaultCountry } from '../../../schema/rules/checkout/checkout';
import type { CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import { toOrderItems, type CartView } from '../cart/cartView';
import { getField, isKeyOf, isObject, keysOf, mapKeys } from '../../../schema/objects';

type Country = keyof typeof countries;

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

const emptyCheckboxes = { isCompany: false, isDeliveryAddressDifferent: false, isDeliveryCompany: false };
export type ContactCheckboxName = keyof typeof emptyCheckboxes;

/** The contact data that is stored for the next order (G-057). */
interface Contact extends Record<TextName, string>, Record<ContactCheckboxName, boolean> {
  country: Country;
  deliveryCountry: Country;
}

/** An organization that receives the donation. */
interface ChosenDonatee {
  id: string;
  name: string;
}

export interface Form extends Contact {
  donatee: ChosenDonatee | null;
  /** The selected payment method; null if none is selected. */
  paymentMethod: PaymentMethod | null;
  legalInstructions: boolean;
  privacyPolicy: boolean;
}

const emptyContact: Contact = { ...emptyTexts, ...emptyCheckboxes, country: defaultCountry, deliveryCountry: defaultCountry };
export const emptyForm: Form = { ...emptyContact, donatee: null, paymentMethod: null, legalInstructions: false, privacyPolicy: false };

/** Returns the contact data of a form. */
export const pickContact = (form: Contact): Contact => pick(emptyContact, form);

/** Parses a stored contact or form. Invalid values become empty. */
export function parseForm(stored: unknown): Form {
  const { paymentMethod, donatee, country, deliveryCountry, ...plain } = { ...emptyForm, ...(typeof stored === 'object' ? stored : null) };
  const validEntries = keysOf(emptyForm).flatMap(name => {
    const value = getField(plain, name);
    return typeof value === typeof emptyForm[name] ? [[name, value]] : [];
  });
  return {
    ...emptyForm,
    ...Object.fromEntries(validEntries),
    country: parseOption(countries, country) ?? defaultCountry,
    deliveryCountry: parseOption(countries, deliveryCountry) ?? defaultCountry,
    paymentMethod: parseOption(paymentMethods, paymentMethod),
    donatee: isDonatee(donatee) ? { id: donatee.id, name: donatee.name } : null,
  };
}

const isDonatee = (stored: unknown): stored is ChosenDonatee =>
  isObject(stored) && typeof stored.id === 'string' && typeof stored.name === 'string';

const pick = <T extends object>(shape: T, source: T): T =>
  // Its keys are those of T.
  Object.fromEntries(keysOf(shape).map(name => [name, source[name]])) as T;

const parseOption = <K extends string>(options: Readonly<Record<K, unknown>>, value: unknown): K | null =>
  isKeyOf(options, value) ? value : null;

const textOrNull = (text: string): string | null => text.trim() || null;

type OrderedCart = Pick<CartView, 'lines' | 'method' | 'area' | 'table' | 'appointment' | 'comment'>;

/** Converts the form and the cart to the input of an order. `visibleInput` removes hidden fields afterwards. */
export function toOrderInput(
  form: Form,
  cart: OrderedCart,
  { branch, paymentMethod, customer }: Pick<CreateOrderInput, 'branch' | 'paymentMethod' | 'customer'>,
): CreateOrderInput {
  return {
    ...mapKeys(keysOf(emptyTexts), name => textOrNull(form[name])),
    ...pick(emptyCheckboxes, form),
    country: form.country,
    deliveryCountry: form.deliveryCountry,
    branch,
    items: toOrderItems(cart.lines),
    deliveryType: cart.method,
    deliveryArea: cart.area?.id ?? null,
    table: cart.table,
    appointmentDate: cart.appointment?.toJSDate() ?? null,
    comment: textOrNull(cart.comment),
    donatee: form.donatee?.id ?? null,
    customer,
    paymentMethod,
    legalInstructions: form.legalInstructions,
    privacyPolicy: form.privacyPolicy,
  };
}
