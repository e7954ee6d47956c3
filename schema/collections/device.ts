/** Printers, tablets, terminals, kiosks and displays of a branch (G-109). */
import { branchPermissions } from '../access/collectionPermissions';
import type { Issue } from '../fields/validation/validate';
import { select, integer, checkbox, dateTime, reference, array, text } from '../fields/field';
import { collection } from './collection';

export const deviceStates = { online: 'Online', offline: 'Offline', error: 'Störung' } as const;
const logLevels = { debug: 'Debug', info: 'Info', warning: 'Warnung', error: 'Fehler' } as const;

/** Widths of receipt paper in millimetres. */
const paperWidths: readonly (number | null)[] = [58, 80, null];

const isMacAddress = (text: string): boolean => /^[0-9a-f]{2}(?::[0-9a-f]{2}){5}$/i.test(text);

export const device = collection({
  name: 'device',
  plural: 'devices',
  singularLabel: 'Gerät',
  label: 'Geräte',
  menu: { area: 'branches', position: 5 },
  icon: 'tablet',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'type', 'branch', 'status', 'isEnabled'],
  branchField: 'branch',
  slugField: 'identifier',
  filters: { branch: 'branch', type: 'type', isEnabled: 'isEnabled' },
  searchFields: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    type: select({
      name: 'DeviceType',
      label: 'Art',
      required: true,
      default: 'tablet',
      options: { printer: 'Drucker', tablet: 'Tablet', terminal: 'Terminal', kiosk: 'Kiosk', display: 'Anzeige' },
    }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    protocol: select({
      name: 'PrinterProtocol',
      label: 'Protokoll',
      options: { cloudprnt: 'CloudPRNT', epson: 'Epson Server Direct Print' },
      help: 'Nur bei Druckern.',
    }),
    macAddress: text({ label: 'MAC-Adresse', max: 17 }),
    token: text({ label: 'Zugangstoken', max: 20, readOnly: true, help: 'Als Ganzes nur zu sehen, wenn es erstellt wird.' }),
    autoPrint: checkbox({ label: 'Neue Bestellungen drucken', required: true }),
    paperWidth: integer({ label: 'Papierbreite in mm', min: 58, max: 80, help: '58 oder 80.' }),
    isEnabled: checkbox({ label: 'Aktiv', required: true, default: true }),
    appVersion: text({ label: 'Version der App', max: 60, readOnly: true }),
    platform: text({ label: 'Plattform', max: 120, readOnly: true }),
    lastSeenAt: dateTime({ label: 'Zuletzt gesehen', readOnly: true }),
    status: select({ name: 'DeviceStatus', label: 'Status', required: true, readOnly: true, options: deviceStates }),
    logs: array({
      name: 'DeviceLog',
      label: 'Protokoll',
      readOnly: true,
      fields: {
        time: dateTime({ label: 'Zeit', required: true }),
        level: select({ name: 'LogLevel', label: 'Stufe', required: true, options: logLevels }),
        text: text({ label: 'Text', required: true, max: 2000 }),
      },
    }),
  },
  validate: ({ macAddress, paperWidth }): Issue[] => [
    ...(macAddress && !isMacAddress(macAddress) ? [{ path: ['macAddress'], rule: 'invalidMacAddress' } as const] : []),
    ...(paperWidths.includes(paperWidth) ? [] : [{ path: ['paperWidth'], rule: 'invalidOption' } as const]),
  ],
  permissions: branchPermissions,
});
