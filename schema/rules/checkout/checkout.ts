/** The sections, required fields and validation of checkout (A5, G-037 to G-039). The form and the service call the same functions. */
import type { Issue } from '../../fields/validation/validate';
import type { DeliveryMethod } from './deliveryMethods';
import { phoneIssues } from '../site/phone';
import { keysOf } from '../../objects';

const methodNames = { takeaway: 'Takeaway', delivery: 'Delivery', dineIn: 'DineIn' } as const satisfies Record<DeliveryMethod, string>;
type MethodName = (typeof methodNames)[DeliveryMethod];
type RequiredContact = 'Email' | 'Phone' | 'Address';

type MethodFlags = Readonly<Record<`is${MethodName}Enabled` | `is${MethodName}${RequiredContact}Required`, boolean>>;

export interface CheckoutBranch extends MethodFlags {
  readonly isTableSelectionEnabled: boolean;
  readonly isAppointmentRequired: boolean;
  readonly defaultDeliveryMethod: DeliveryMethod;
}

/** The default country of addresses (CHK-48). */
export const defaultCountry = 'AT';

type EnabledMethods = Pick<CheckoutBranch, `is${MethodName}Enabled`>;

/** Returns the delivery methods of a branch in display order. */
export const enabledDeliveryMethods = (branch: EnabledMethods): DeliveryMethod[] =>
  keysOf(methodNames).filter(method => branch[`is${methodNames[method]}Enabled`]);

/** Returns the branch as a self-service device sells it: its customer is in the shop, so nothing is delivered. */
export const withoutDelivery = <B extends EnabledMethods>(branch: B): B => ({ ...branch, isDeliveryEnabled: false });

/** Returns the preselected delivery method (CART-10, G-010): the previous one, else the default of the branch, else the first. */
export function preselectedDeliveryMethod(
  branch: EnabledMethods & Pick<CheckoutBranch, 'defaultDeliveryMethod'>,
  previous: DeliveryMethod | null = null,
): DeliveryMethod | null {
  const methods = enabledDeliveryMethods(branch);
  return [previous, branch.defaultDeliveryMethod].find(method => method && methods.includes(method)) ?? methods[0] ?? null;
}

const isRequired = (branch: CheckoutBranch, method: DeliveryMethod, contact: RequiredContact): boolean =>
  branch[`is${methodNames[method]}${contact}Required`];

export interface Sections {
  readonly table: boolean;
  readonly contact: boolean;
  /** Deliveries always need an area, even without an address (G-038). */
  readonly area: boolean;
  readonly address: boolean;
}

export function visibleSections(branch: CheckoutBranch, method: DeliveryMethod): Sections {
  const table = method === 'dineIn' && branch.isTableSelectionEnabled;
  return {
    table,
    contact: !table || isRequired(branch, method, 'Email') || isRequired(branch, method, 'Phone'),
    area: method === 'delivery',
    address: isRequired(branch, method, 'Address'),
  };
}

type TextFields =
  | 'table' | 'firstName' | 'lastName' | 'email' | 'phone' | 'deliveryArea'
  | 'companyName' | 'vatNumber' | 'street' | 'floor' | 'stairway' | 'door' | 'zipCode' | 'city' | 'country'
  | 'deliveryCompanyName' | 'deliveryFirstName' | 'deliveryLastName' | 'deliveryStreet' | 'deliveryFloor' | 'deliveryStairway'
  | 'deliveryDoor' | 'deliveryZipCode' | 'deliveryCity' | 'deliveryCountry'; // prettier-ignore
type BooleanFields = 'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany';

/** The fields of the input that depend on branch and delivery method. */
export interface CheckoutInput extends Readonly<Record<TextFields, string | null> & Record<BooleanFields, boolean | null>> {
  readonly deliveryType: DeliveryMethod;
  readonly appointmentDate: Date | null;
  readonly legalInstructions: boolean | null;
  readonly privacyPolicy: boolean | null;
}

type CheckoutField = TextFields | BooleanFields;

interface FieldGroup {
  readonly isVisible: (sections: Sections, input: CheckoutInput) => boolean;
  readonly required: readonly TextFields[];
  readonly optional: readonly CheckoutField[];
}

const hasDeliveryAddress = ({ area, address }: Sections, input: CheckoutInput): boolean =>
  area && address && !!input.isDeliveryAddressDifferent;

/** The fields of checkout, grouped by the condition that shows them. */
const groups: readonly FieldGroup[] = [
  { isVisible: ({ table }) => table, required: ['table'], optional: [] },
  { isVisible: ({ contact }) => contact, required: ['firstName', 'lastName'], optional: ['email', 'phone'] },
  { isVisible: ({ area }) => area, required: ['deliveryArea'], optional: [] },
  {
    isVisible: ({ address }) => address,
    required: ['street', 'zipCode', 'city', 'country'],
    optional: ['floor', 'stairway', 'door', 'isCompany'],
  },
  { isVisible: ({ address }, { isCompany }) => address && !!isCompany, required: ['companyName'], optional: ['vatNumber'] },
  { isVisible: ({ area, address }) => area && address, required: [], optional: ['isDeliveryAddressDifferent'] },
  {
    isVisible: hasDeliveryAddress,
    required: ['deliveryFirstName', 'deliveryLastName', 'deliveryStreet', 'deliveryZipCode', 'deliveryCity', 'deliveryCountry'],
    optional: ['deliveryFloor', 'deliveryStairway', 'deliveryDoor', 'isDeliveryCompany'],
  },
  {
    isVisible: (sections, input) => hasDeliveryAddress(sections, input) && !!input.isDeliveryCompany,
    required: ['deliveryCompanyName'],
    optional: [],
  },
];

const visibleGroups = (branch: CheckoutBranch, input: CheckoutInput): FieldGroup[] => {
  const sections = visibleSections(branch, input.deliveryType);
  return groups.filter(({ isVisible }) => isVisible(sections, input));
};

/** Returns the required fields. E-mail and phone depend on the branch and the delivery method. */
export function requiredFields(branch: CheckoutBranch, input: CheckoutInput): TextFields[] {
  const { contact } = visibleSections(branch, input.deliveryType);
  const isContactRequired = (contactField: 'Email' | 'Phone') => contact && isRequired(branch, input.deliveryType, contactField);
  return [
    ...visibleGroups(branch, input).flatMap(({ required }) => required),
    ...(isContactRequired('Email') ? (['email'] as const) : []),
    ...(isContactRequired('Phone') ? (['phone'] as const) : []),
  ];
}

/** Returns the input with the values of hidden fields removed; hidden fields are neither required nor sent (G-038). */
export function visibleInput<D extends CheckoutInput>(branch: CheckoutBranch, input: D): D {
  const visibleFields = new Set(visibleGroups(branch, input).flatMap(({ required, optional }) => [...required, ...optional]));
  const allFields = groups.flatMap(({ required, optional }) => [...required, ...optional]);
  return { ...input, ...Object.fromEntries(allFields.filter(field => !visibleFields.has(field)).map(field => [field, null])) };
}

// Invisible characters, such as zero-width spaces, count as empty.
const isBlank = (text: string | null): boolean => text === null || !/[^\s\p{Cc}\p{Cf}]/u.test(text);
const requiredForStaff: readonly CheckoutField[] = ['table', 'deliveryArea'];

interface FormRules {
  /** The shop's example of a phone number. */
  readonly phoneFormat: string;
  /** Staff may leave contact fields empty and needs no consents (table R). */
  readonly isStaff: boolean;
}

/** Returns the issues of the checkout form (VAL-01 to VAL-06, VAL-09, VAL-10). */
export function validateForm(branch: CheckoutBranch, input: CheckoutInput, { phoneFormat, isStaff }: FormRules): Issue[] {
  const missingIssues = requiredFields(branch, input)
    .filter(field => !isStaff || requiredForStaff.includes(field))
    .filter(field => isBlank(input[field]))
    .map((field): Issue => ({ path: [field], rule: field === 'table' ? 'tableMissing' : 'required' }));
  const phoneFieldIssues =
    isBlank(input.phone) || !visibleSections(branch, input.deliveryType).contact ? [] : phoneIssues(input.phone!, phoneFormat);
  return [...missingIssues, ...phoneFieldIssues, ...(isStaff ? [] : validateConsents(branch, input))];
}

function validateConsents(branch: CheckoutBranch, input: CheckoutInput): Issue[] {
  const issues: Issue[] = [];
  if (branch.isAppointmentRequired && !input.appointmentDate) issues.push({ path: ['appointmentDate'], rule: 'appointmentMissing' });
  if (!input.legalInstructions) issues.push({ path: ['legalInstructions'], rule: 'termsMissing' });
  if (!input.privacyPolicy) issues.push({ path: ['privacyPolicy'], rule: 'privacyMissing' });
  return issues;
}
