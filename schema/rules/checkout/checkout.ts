/** What checkout shows, asks for and sends (A5, G-037 to G-039); the form and the service ask the same functions. */
import type { Fault } from '../../fields/validation/validate';
import type { DeliveryMethod } from './deliveryMethods';
import { phoneFaults } from '../site/phone';

const names = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const satisfies Record<DeliveryMethod, string>;
type Name = (typeof names)[DeliveryMethod];
type What = 'Email' | 'Phone' | 'Address';

type MethodFlags = Readonly<Record<`is${Name}Enabled` | `is${Name}${What}Required`, boolean>>;

export interface CheckoutBranch extends MethodFlags {
  readonly isTableSelectionEnabled: boolean;
  readonly isAppointmentRequired: boolean;
  readonly defaultDeliveryMethod: DeliveryMethod;
}

/** CHK-48. */
export const defaultCountry = 'AT';

type Offering = Pick<CheckoutBranch, `is${Name}Enabled`>;

/** The order types a branch offers, in order. */
export const deliveryMethodsOf = (branch: Offering): DeliveryMethod[] =>
  (Object.keys(names) as DeliveryMethod[]).filter(method => branch[`is${names[method]}Enabled`]);

/** The type chosen before anyone chooses (CART-10, G-010): what the visitor had, the branch's own, else the first. */
export function deliveryMethodOf(
  branch: Offering & Pick<CheckoutBranch, 'defaultDeliveryMethod'>,
  kept: DeliveryMethod | null = null,
): DeliveryMethod | null {
  const methods = deliveryMethodsOf(branch);
  return [kept, branch.defaultDeliveryMethod].find(method => method && methods.includes(method)) ?? methods[0] ?? null;
}

const isRequired = (branch: CheckoutBranch, method: DeliveryMethod, what: What): boolean => branch[`is${names[method]}${what}Required`];

export interface Sections {
  readonly table: boolean;
  readonly contact: boolean;
  /** Delivery always asks for its area, also when it wants no address (G-038). */
  readonly area: boolean;
  readonly address: boolean;
}

export function sectionsOf(branch: CheckoutBranch, method: DeliveryMethod): Sections {
  const table = method === 'dineIn' && branch.isTableSelectionEnabled;
  return {
    table,
    contact: !table || isRequired(branch, method, 'Email') || isRequired(branch, method, 'Phone'),
    area: method === 'delivery',
    address: isRequired(branch, method, 'Address'),
  };
}

type Texts =
  | 'table' | 'firstName' | 'lastName' | 'email' | 'phone' | 'deliveryArea'
  | 'companyName' | 'vatNumber' | 'street' | 'floor' | 'stairway' | 'door' | 'zipCode' | 'city' | 'country'
  | 'deliveryCompanyName' | 'deliveryFirstName' | 'deliveryLastName' | 'deliveryStreet' | 'deliveryFloor' | 'deliveryStairway'
  | 'deliveryDoor' | 'deliveryZipCode' | 'deliveryCity' | 'deliveryCountry'; // prettier-ignore
type Flags = 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany';

/** A draft as far as branch and order type decide about it. */
export interface CheckoutDraft extends Readonly<Record<Texts, string | null> & Record<Flags, boolean | null>> {
  readonly deliveryType: DeliveryMethod;
  readonly appointmentDate: Date | null;
  readonly legalInstructions: boolean | null;
  readonly privacyPolicy: boolean | null;
}

type CheckoutField = Texts | Flags;

interface Group {
  readonly isShown: (sections: Sections, draft: CheckoutDraft) => boolean;
  readonly required: readonly Texts[];
  readonly optional: readonly CheckoutField[];
}

const isElsewhere = ({ area, address }: Sections, draft: CheckoutDraft): boolean => area && address && !!draft.isDeliveryAddressDifferent;

/** The fields of checkout by what brings them onto the page. */
const groups: readonly Group[] = [
  { isShown: ({ table }) => table, required: ['table'], optional: [] },
  { isShown: ({ contact }) => contact, required: ['firstName', 'lastName'], optional: ['email', 'phone'] },
  { isShown: ({ area }) => area, required: ['deliveryArea'], optional: [] },
  {
    isShown: ({ address }) => address,
    required: ['street', 'zipCode', 'city', 'country'],
    optional: ['floor', 'stairway', 'door', 'isCompany'],
  },
  { isShown: ({ address }, { isCompany }) => address && !!isCompany, required: ['companyName'], optional: ['vatNumber'] },
  { isShown: ({ area, address }) => area && address, required: [], optional: ['isDeliveryAddressDifferent'] },
  {
    isShown: isElsewhere,
    required: ['deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry'],
    optional: ['deliveryFloor', 'deliveryStairway', 'deliveryDoor', 'isDeliveryCompany'],
  },
  {
    isShown: (sections, draft) => isElsewhere(sections, draft) && !!draft.isDeliveryCompany,
    required: ['deliveryCompanyName'],
    optional: [],
  },
];

const shownGroups = (branch: CheckoutBranch, draft: CheckoutDraft): Group[] => {
  const sections = sectionsOf(branch, draft.deliveryType);
  return groups.filter(({ isShown }) => isShown(sections, draft));
};

/** The fields that may not stay empty; e-mail and phone as the branch says for the type of order. */
export function requiredFields(branch: CheckoutBranch, draft: CheckoutDraft): Texts[] {
  const { contact } = sectionsOf(branch, draft.deliveryType);
  const wanted = (what: 'Email' | 'Phone') => contact && isRequired(branch, draft.deliveryType, what);
  return [
    ...shownGroups(branch, draft).flatMap(({ required }) => required),
    ...(wanted('Email') ? (['email'] as const) : []),
    ...(wanted('Phone') ? (['phone'] as const) : []),
  ];
}

/** The draft without the answers to what is not asked: hidden fields are neither required nor sent (G-038). */
export function shownDraft<D extends CheckoutDraft>(branch: CheckoutBranch, draft: D): D {
  const shown = new Set(shownGroups(branch, draft).flatMap(({ required, optional }) => [...required, ...optional]));
  const all = groups.flatMap(({ required, optional }) => [...required, ...optional]);
  return { ...draft, ...Object.fromEntries(all.filter(field => !shown.has(field)).map(field => [field, null])) };
}

// Signs nobody sees, such as a space without width, say nothing either.
const isBlank = (text: string | null): boolean => text === null || !/[^\s\p{Cc}\p{Cf}]/u.test(text);
const onlyByStaff: readonly CheckoutField[] = ['table', 'deliveryArea'];

interface FormRules {
  /** The shop's example of a phone number. */
  readonly phoneFormat: string;
  /** Whoever takes an order at the counter or by phone may leave the contact open and needs no consent (table R). */
  readonly isStaff: boolean;
}

/** What is still missing or wrong in the fields of checkout (VAL-01 to VAL-06, VAL-09, VAL-10). */
export function formFaults(branch: CheckoutBranch, draft: CheckoutDraft, { phoneFormat, isStaff }: FormRules): Fault[] {
  const missing = requiredFields(branch, draft)
    .filter(field => !isStaff || onlyByStaff.includes(field))
    .filter(field => isBlank(draft[field]))
    .map((field): Fault => ({ path: [field], rule: field === 'table' ? 'tableMissing' : 'missing' }));
  const phone = isBlank(draft.phone) || !sectionsOf(branch, draft.deliveryType).contact ? [] : phoneFaults(draft.phone!, phoneFormat);
  return [...missing, ...phone, ...(isStaff ? [] : consentFaults(branch, draft))];
}

function consentFaults(branch: CheckoutBranch, draft: CheckoutDraft): Fault[] {
  const faults: Fault[] = [];
  if (branch.isAppointmentRequired && !draft.appointmentDate) faults.push({ path: ['appointmentDate'], rule: 'appointmentMissing' });
  if (!draft.legalInstructions) faults.push({ path: ['legalInstructions'], rule: 'termsMissing' });
  if (!draft.privacyPolicy) faults.push({ path: ['privacyPolicy'], rule: 'privacyMissing' });
  return faults;
}
