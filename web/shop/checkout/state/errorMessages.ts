/** Messages about an order and where they belong: at which section and control, and under which words in the list on top. */
import type { ErrorEntry } from '../../../../schema/errors/appError';
import { orderDraft, type OrderDraft } from '../../../../schema/rules/checkout/orderInput';
import type { CartLine } from '../../cart/state/cartView';

/** The parts of the page that can be wrong, in their order. */
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
export type Section = (typeof sections)[number];

type FieldName = keyof typeof orderDraft;

const fieldsOf: Readonly<Record<Section, readonly FieldName[]>> = {
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

const placeOf = new Map(sections.flatMap(section => fieldsOf[section].map(field => [field as string, section] as const)));
const order = [...placeOf.keys()];

/** The id of the control of a field, and of a section. */
export const controlId = (field: string): string => `checkout-${field}`;
export const sectionId = (section: Section): string => `checkout-section-${section}`;

export interface Complaint {
  /** The field as both sides call it: `phone`, `items.0.amount`; null: the order as a whole. */
  readonly field: string | null;
  /** What stands at the field. */
  readonly message: string;
  /** What stands in the list on top, where the field is out of sight. */
  readonly text: string;
  readonly section: Section | null;
  /** The id to go to. */
  readonly control: string | null;
  /** The line of the cart it is about. */
  readonly line: number | null;
}

type Lines = readonly Pick<CartLine, 'line' | 'product'>[];

/** The messages in the order of the page; the lines are those the entries count. */
export const complaintsOf = (entries: readonly ErrorEntry[], lines: Lines): Complaint[] =>
  entries.map(entry => complaintOf(entry, lines)).sort((a, b) => rankOf(a) - rankOf(b));

function complaintOf({ field, message }: ErrorEntry, lines: Lines): Complaint {
  const [root = '', index] = field?.split('.') ?? [];
  const section = placeOf.get(root) ?? null;
  const line = index === undefined ? undefined : lines[Number(index)];
  return {
    field,
    message,
    text: textOf(message, labelOf(root, section, line?.product.name)),
    section,
    control: section && (typed.includes(section) || section === 'consent' ? controlId(root) : sectionId(section)),
    line: line?.line ?? null,
  };
}

const typed: readonly (Section | null)[] = ['table', 'contact', 'address', 'comment'];

// What is typed is called by its label; a line by its product; the rest says itself what it is about.
function labelOf(root: string, section: Section | null, product: string | undefined): string | undefined {
  if (product !== undefined || !typed.includes(section)) return product;
  const { label } = orderDraft[root as FieldName];
  return /^delivery(?!Area)/.test(root) ? `${label} der Lieferadresse` : label; // asked for twice on the page
}

const textOf = (message: string, label: string | undefined): string =>
  label === undefined || message.includes(label) ? message : `${label}: ${message}`;

const rankOf = ({ field }: Complaint): number => (field === null ? -1 : order.indexOf(field.split('.')[0]!));

const small = ['Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'];

/** Over the list: that the order did not go through, or how many fields are still to be seen to. */
export function headingOf(complaints: readonly Complaint[]): string {
  const count = complaints.length;
  if (complaints.some(({ section }) => !section)) return 'Ihre Bestellung konnte nicht abgeschickt werden:';
  if (complaints.some(({ section }) => section === 'cart' || section === 'method')) return 'Bitte prüfen Sie Ihre Bestellung:';
  return count === 1 ? 'Eine Angabe fehlt noch:' : `${small[count - 1] ?? count} Angaben fehlen noch:`;
}

/** What the server said and nobody has changed since. The goods and the order as a whole stay in question until it is sent again. */
export const stillOpen = (complaints: readonly Complaint[], sent: OrderDraft, now: OrderDraft): Complaint[] =>
  complaints.filter(({ field, section }) => {
    const root = field?.split('.')[0] as FieldName | undefined;
    return !section || section === 'cart' || JSON.stringify(sent[root!]) === JSON.stringify(now[root!]);
  });

/** Without repetition: what the server said the page may have come to see itself since. */
export const eachOnce = (complaints: readonly Complaint[]): Complaint[] =>
  complaints.filter(({ field, text }, index) => complaints.findIndex(other => other.field === field && other.text === text) === index);
