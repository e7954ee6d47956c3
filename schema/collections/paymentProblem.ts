/** Payments and refunds that staff must look at (G-142). The server reports and resolves them. */
import { readOwnBranches } from '../access/collectionPermissions';
import { checkbox, reference, select, text } from '../fields/field';
import { collection } from './collection';

const types = {
  mismatch: 'Zahlung weicht ab',
  refundFailed: 'Erstattung fehlgeschlagen',
  refundDelayed: 'Erstattung verzögert sich',
  chargeback: 'Zahlung zurückgebucht',
} as const;
export type PaymentProblemType = keyof typeof types;

export const paymentProblem = collection({
  name: 'paymentProblem',
  plural: 'paymentProblems',
  singularLabel: 'Zahlungsproblem',
  label: 'Zahlungsprobleme',
  menu: { area: 'system', position: 4 },
  icon: 'credit-card',
  useAsTitle: 'uid',
  columns: ['createdAt', 'uid', 'problem', 'note', 'branch', 'isResolved'],
  branchField: 'branch',
  readOnly: true,
  cursorPagination: true,
  filters: { problem: 'problem', branch: 'branch', isResolved: 'isResolved', from: 'createdAt >=', to: 'createdAt <=' },
  searchFields: ['uid'],
  fields: {
    uid: text({ label: 'Bestellnummer', required: true }),
    order: text({ label: 'Kennung der Bestellung', required: true, max: 36 }),
    branch: reference({ label: 'Filiale', to: 'branch', required: true }),
    problem: select({ name: 'PaymentProblemType', label: 'Problem', required: true, options: types }),
    note: text({ label: 'Hinweis', required: true, multiline: true, max: 500 }),
    isResolved: checkbox({ label: 'Erledigt', help: 'Das Geld ist erstattet.' }),
  },
  permissions: { ROLE_EMPLOYEE: readOwnBranches, ROLE_MANAGER: readOwnBranches },
});
