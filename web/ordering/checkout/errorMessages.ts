/** The error messages of an order with their section, control and text in the summary. */
import type { ErrorEntry } from '../../../schema/errors/appError';
import { createOrderFields, type CreateOrderInput } from '../../../schema/rules/checkout/orderInput';
import type { CartLineView } from '../cart/cartView';

/** The sections of the page that can have errors, in page order. */
export const sections = [
  'method',
  'table',
  'contact',
  'address',
  'appointment',
  'comment',
  'cart',
  'donation',
  'payment',
  'consent',
] as const;
export type SectionName = (typeof sections)[number];

type FieldName = keyof typeof createOrderFields;

const fieldsBySection: Readonly<Record<SectionName, readonly FieldName[]>> = {
  method: ['deliveryType'],
  table: ['table'],
  contact: ['firstName', 'lastName', 'email', 'phone'],
  address: [
    'deliveryArea', 'street', 'floor', 'stairway', 'door', 'zipCode', 'city', 'country',
    'isCompany', 'companyName', 'vatNumber', 'isDeliveryAddressDifferent',
    'deliveryFirstName', 'deliveryLastName', 'isDeliveryCompany', 'deliveryCompanyName', 'deliveryStreet', 'deliveryFloor',
    'deliveryStairway', 'deliveryDoor', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry',
  ], // prettier-ignore
  appointment: ['appointmentDate'],
  comment: ['comment'],
  cart: ['items'],
  donation: ['donatee'],
  payment: ['paymentMethod'],
  consent: ['legalInstructions', 'privacyPolicy'],
};

const sectionByField = new Map<string, SectionName>(
  sections.flatMap(section => fieldsBySection[section].map(field => [field, section] as const)),
);
const fieldOrder = [...sectionByField.keys()];

/** Return the id of a field's control and of a section. */
export const controlId = (field: string): string => `checkout-${field}`;
export const sectionId = (section: SectionName): string => `checkout-section-${section}`;

export interface CheckoutError {
  /** The public field name, for example `phone` or `items.0.amount`; null for the order as a whole. */
  readonly field: string | null;
  /** The message at the field. */
  readonly message: string;
  /** The message in the summary, where the field is not visible. */
  readonly text: string;
  readonly section: SectionName | null;
  /** The id of the element that the summary links to. */
  readonly control: string | null;
  /** The line of the cart it concerns. */
  readonly line: number | null;
}

type Lines = readonly Pick<CartLineView, 'line' | 'product'>[];

/** Converts error entries to errors in page order. The item indexes of the entries refer to `lines`. */
export const fieldErrors = (entries: readonly ErrorEntry[], lines: Lines): CheckoutError[] =>
  entries.map(entry => toCheckoutError(entry, lines)).sort((a, b) => rankOf(a) - rankOf(b));

function toCheckoutError({ field, message }: ErrorEntry, lines: Lines): CheckoutError {
  const [root = '', index] = field?.split('.') ?? [];
  const section = sectionByField.get(root) ?? null;
  const line = index === undefined ? undefined : lines[Number(index)];
  return {
    field,
    message,
    text: withLabel(message, labelOf(root, section, line?.product.name)),
    section,
    control: section && (textSections.includes(section) || section === 'consent' ? controlId(root) : sectionId(section)),
    line: line?.line ?? null,
  };
}

const textSections: readonly (SectionName | null)[] = ['table', 'contact', 'address', 'comment'];

// Text fields are named by their label, lines by their product. All other messages name their subject themselves.
function labelOf(root: string, section: SectionName | null, product: string | undefined): string | undefined {
  if (product !== undefined || !textSections.includes(section)) return product;
  const { label } = createOrderFields[root as FieldName];
  return /^delivery(?!Area)/.test(root) ? `${label} der Lieferadresse` : label; // the page has this field twice
}

const withLabel = (message: string, label: string | undefined): string =>
  label === undefined || message.includes(label) ? message : `${label}: ${message}`;

const rankOf = ({ field }: CheckoutError): number => (field === null ? -1 : fieldOrder.indexOf(field.split('.')[0]!));

const countWords = ['Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'];

/** Returns the heading of the summary: the order failed, or the number of invalid fields. */
export function summaryHeading(errors: readonly CheckoutError[]): string {
  const count = errors.length;
  if (errors.some(({ section }) => !section)) return 'Ihre Bestellung konnte nicht abgeschickt werden:';
  if (errors.some(({ section }) => section === 'cart' || section === 'method')) return 'Bitte prüfen Sie Ihre Bestellung:';
  return count === 1 ? 'Eine Angabe fehlt noch:' : `${countWords[count - 1] ?? count} Angaben fehlen noch:`;
}

/** Returns the server errors whose field has not changed since. Errors of the cart and of the whole order stay until the next submit. */
export const unresolvedErrors = (
  errors: readonly CheckoutError[],
  submitted: CreateOrderInput,
  current: CreateOrderInput,
): CheckoutError[] =>
  errors.filter(({ field, section }) => {
    const root = field?.split('.')[0] as FieldName | undefined;
    return !section || section === 'cart' || JSON.stringify(submitted[root!]) === JSON.stringify(current[root!]);
  });

/** Removes duplicates: the client may report the same error as the server. */
export const uniqueErrors = (errors: readonly CheckoutError[]): CheckoutError[] =>
  errors.filter(({ field, text }, index) => errors.findIndex(other => other.field === field && other.text === text) === index);
