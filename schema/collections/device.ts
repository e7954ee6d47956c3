/** Printers, tablets, terminals, kiosks and displays of a branch (G-109). */
import type { Fault } from '../fields/validation/validate';
import { choice, count, flag, moment, reference, rows, text } from '../fields/field';
import { collection } from './collection';

export const deviceStates = { online: 'Online', offline: 'Offline', error: 'Störung' } as const;
const logLevels = { debug: 'Debug', info: 'Info', warning: 'Warnung', error: 'Fehler' } as const;

/** Widths of receipt paper in millimetres. */
const paperWidths: readonly (number | null)[] = [58, 80, null];

const isMacAddress = (text: string): boolean => /^[0-9a-f]{2}(?::[0-9a-f]{2}){5}$/i.test(text);

export const device = collection({
  name: 'device',
  plural: 'devices',
  noun: 'Gerät',
  label: 'Geräte',
  title: 'name',
  columns: ['name', 'identifier', 'type', 'branch', 'status', 'isEnabled'],
  scope: 'branch',
  key: 'identifier',
  filters: { branch: 'branch', type: 'type', isEnabled: 'isEnabled' },
  search: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    type: choice({
      name: 'DeviceType',
      label: 'Art',
      required: true,
      initial: 'tablet',
      options: { printer: 'Drucker', tablet: 'Tablet', terminal: 'Terminal', kiosk: 'Kiosk', display: 'Anzeige' },
    }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    protocol: choice({
      name: 'PrinterProtocol',
      label: 'Protokoll',
      options: { cloudprnt: 'CloudPRNT', epson: 'Epson Server Direct Print' },
      help: 'Nur bei Druckern.',
    }),
    macAddress: text({ label: 'MAC-Adresse', max: 17 }),
    token: text({ label: 'Zugangstoken', max: 20, isMade: true, help: 'Als Ganzes nur zu sehen, wenn es erstellt wird.' }),
    autoPrint: flag({ label: 'Neue Bestellungen drucken', required: true }),
    paperWidth: count({ label: 'Papierbreite in mm', min: 58, max: 80, help: '58 oder 80.' }),
    isEnabled: flag({ label: 'Aktiv', required: true, initial: true }),
    appVersion: text({ label: 'Version der App', max: 60, isMade: true }),
    platform: text({ label: 'Plattform', max: 120, isMade: true }),
    lastSeenAt: moment({ label: 'Zuletzt gesehen', isMade: true }),
    status: choice({ name: 'DeviceStatus', label: 'Status', required: true, isMade: true, options: deviceStates }),
    logs: rows({
      name: 'DeviceLog',
      label: 'Protokoll',
      isMade: true,
      fields: {
        time: moment({ label: 'Zeit', required: true }),
        level: choice({ name: 'LogLevel', label: 'Stufe', required: true, options: logLevels }),
        text: text({ label: 'Text', required: true, max: 2000 }),
      },
    }),
  },
  faults: ({ macAddress, paperWidth }): Fault[] => [
    ...(macAddress && !isMacAddress(macAddress) ? [{ path: ['macAddress'], rule: 'noMacAddress' } as const] : []),
    ...(paperWidths.includes(paperWidth) ? [] : [{ path: ['paperWidth'], rule: 'noChoice' } as const]),
  ],
});
