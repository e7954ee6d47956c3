/** Screens of a branch that play a stream (G-108). */
import { choice, count, group, moment, reference, text } from '../fields/field';
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

/** The last command a screen was given. */
const command = group({
  name: 'SignageCommand',
  label: 'Befehl',
  isMade: true,
  fields: {
    id: text({ label: 'Kennung', required: true, max: 40 }),
    type: choice({ name: 'SignageCommandType', label: 'Befehl', required: true, options: commandTypes }),
    payload: group({
      name: 'SignagePayload',
      label: 'Angaben',
      fields: {
        volume: count({ label: 'Lautstärke', min: 0, max: 100 }),
        stream: reference({ label: 'Stream', to: 'digitalSignageStream' }),
      },
    }),
    state: choice({ name: 'SignageCommandState', label: 'Stand', required: true, options: commandStates }),
    createdAt: moment({ label: 'Erteilt am', required: true }),
    finishedAt: moment({ label: 'Fertig am' }),
    message: text({ label: 'Meldung', max: 1000 }),
  },
});

export const digitalSignageDevice = collection({
  name: 'digitalSignageDevice',
  plural: 'digitalSignageDevices',
  noun: 'TV',
  label: 'TVs',
  title: 'name',
  columns: ['name', 'identifier', 'branch', 'stream', 'status', 'lastSeenAt'],
  scope: 'branch',
  key: 'identifier',
  filters: { branch: 'branch', stream: 'stream', status: 'status' },
  search: ['name', 'identifier'],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    branch: reference({ label: 'Filiale', to: 'branch' }),
    stream: reference({ label: 'Stream', to: 'digitalSignageStream' }),
    orientation: choice({ name: 'Orientation', label: 'Ausrichtung', required: true, initial: 'landscape', options: orientations }),
    resolution: text({ label: 'Auflösung', max: 20, help: 'Wie 1920x1080.' }),
    volume: count({ label: 'Lautstärke', required: true, min: 0, max: 100, initial: 0 }),
    pairingCode: text({ label: 'Kopplungscode', max: 20, isMade: true }),
    token: text({ label: 'Zugangstoken', max: 20, isMade: true, help: 'Als Ganzes nur zu sehen, wenn es erstellt wird.' }),
    status: choice({ name: 'DeviceStatus', label: 'Status', required: true, isMade: true, options: deviceStates }),
    currentSegment: reference({ label: 'Läuft gerade', to: 'digitalSignageSegment', isMade: true }),
    appVersion: text({ label: 'Version der App', max: 60, isMade: true }),
    lastSeenAt: moment({ label: 'Zuletzt gesehen', isMade: true }),
    command,
  },
  faults: ({ resolution }) => (resolution && !/^\d{2,5}x\d{2,5}$/.test(resolution) ? [{ path: ['resolution'], rule: 'noResolution' }] : []),
});
