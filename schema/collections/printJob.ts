/** The receipts that wait for the printers of a branch (G-069). The server adds them; they are deleted after 30 days. */
import { readOwnBranches } from '../access/collectionPermissions';
import { dateTime, integer, reference, select, text } from '../fields/field';
import { receiptLabels } from '../rules/order/receipt/receipt';
import { collection } from './collection';

export const printJob = collection({
  name: 'printJob',
  plural: 'printJobs',
  singularLabel: 'Druckauftrag',
  label: 'Druckaufträge',
  menu: { area: 'branches', position: 6 },
  icon: 'printer',
  useAsTitle: 'uid',
  columns: ['createdAt', 'uid', 'receipt', 'copy', 'device', 'branch', 'state'],
  branchField: 'branch',
  readOnly: true,
  cursorPagination: true,
  filters: { branch: 'branch', device: 'device', receipt: 'receipt', state: 'state', from: 'createdAt >=', to: 'createdAt <=' },
  searchFields: ['uid'],
  fields: {
    uid: text({ label: 'Bestellnummer', required: true }),
    order: text({ label: 'Kennung der Bestellung', required: true, max: 36 }),
    branch: reference({ label: 'Filiale', to: 'branch', required: true }),
    device: reference({ label: 'Drucker', to: 'device', required: true }),
    receipt: select({ name: 'ReceiptType', label: 'Bon', required: true, options: receiptLabels }),
    copy: integer({
      label: 'Kopie',
      required: true,
      min: 0,
      help: '0 für den ersten Druck, danach die Nummer der Kopie.',
    }),
    availableAt: dateTime({ label: 'Druckbar ab', required: true, help: 'Bis dahin verwirft ein Zurückholen der Bestellung den Auftrag.' }),
    state: select({
      name: 'PrintJobState',
      label: 'Stand',
      required: true,
      options: { queued: 'wartet', expired: 'abgelaufen' },
      help: 'Nach zehn Minuten läuft ein Auftrag ab, damit kein Drucker am nächsten Morgen alte Bons druckt.',
    }),
  },
  permissions: { ROLE_EMPLOYEE: readOwnBranches, ROLE_MANAGER: readOwnBranches },
});
