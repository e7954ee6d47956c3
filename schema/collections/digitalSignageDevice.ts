/** The signage devices of a branch; each plays a stream (G-108). */
import { readAll, branchPermissions } from '../access/collectionPermissions';
import { select, integer, group, dateTime, reference, text } from '../fields/field';
import { collection } from './collection';
import { deviceStates } from './device';
import { orientations } from './scene';

const commandTypes = {
  reload: 'Neu laden',
  restart: 'Neu starten',
  identify: 'Namen zeigen',
  screenshot: 'Bildschirmfoto',
  setVolume: 'Lautstärke',
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',
  playStream: 'Stream spielen',
} as const;

const commandStates = {
  pending: 'wartet',
  sent: 'gesendet',
  done: 'ausgeführt',
  failed: 'fehlgeschlagen',
  aborted: 'abgebrochen',
} as const;

/** The last command that was sent to the device. */
const command = group({
  name: 'SignageCommand',
  label: 'Befehl',
  readOnly: true,
  fields: {
    id: text({ label: 'Kennung', required: true, max: 40 }),
    type: select({ name: 'SignageCommandType', label: 'Befehl', required: true, options: commandTypes }),
    payload: group({
      name: 'SignagePayload',
      label: 'Angaben',
      fields: {
        volume: integer({ label: 'Lautstärke', min: 0, max: 100 }),
        stream: reference({ label: 'Stream', to: 'digitalSignageStream' }),
      },
    }),
    state: select({ name: 'SignageCommandState', label: 'Stand', required: true, options: commandStates }),
    createdAt: dateTime({ label: 'Erteilt am', required: true }),
    finishedAt: dateTime({ label: 'Fertig am' }),
    message: text({ label: 'Meldung', max: 1000 }),
  },
});

export const digitalSignageDevice = collection({
  name: 'digitalSignageDevice',
  plural: 'digitalSignageDevices',
  singularLabel: 'TV',
  label: 'TVs',
  menu: { area: 'signage', position: 4 },
  icon: 'tv',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'branch', 'stream', 'status', 'lastSeenAt'],
  branchField: 'branch',
  slugField: 'identifier',
  filters: { branch: 'branch', stream: 'stream', status: 'status' },
  searchFields: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    stream: reference({ label: 'Stream', to: 'digitalSignageStream' }),
    orientation: select({ name: 'Orientation', label: 'Ausrichtung', required: true, default: 'landscape', options: orientations }),
    resolution: text({ label: 'Auflösung', max: 20, help: 'Wie 1920x1080.' }),
    volume: integer({ label: 'Lautstärke', required: true, min: 0, max: 100, default: 0 }),
    pairingCode: text({ label: 'Kopplungscode', max: 20, readOnly: true }),
    token: text({ label: 'Zugangstoken', max: 20, readOnly: true, help: 'Als Ganzes nur zu sehen, wenn es erstellt wird.' }),
    status: select({ name: 'DeviceStatus', label: 'Status', required: true, readOnly: true, options: deviceStates }),
    currentSegment: reference({ label: 'Läuft gerade', to: 'digitalSignageSegment', readOnly: true }),
    appVersion: text({ label: 'Version der App', max: 60, readOnly: true }),
    lastSeenAt: dateTime({ label: 'Zuletzt gesehen', readOnly: true }),
    command,
  },
  validate: ({ resolution }) =>
    resolution && !/^\d{2,5}x\d{2,5}$/.test(resolution) ? [{ path: ['resolution'], rule: 'invalidResolution' }] : [],
  permissions: { ...branchPermissions, ROLE_EDITOR: readAll },
});
