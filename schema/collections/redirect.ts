/** Addresses that lead elsewhere (G-015). */
import { count, flag, moment, text } from '../fields/field';
import { redirectFaults } from '../rules/site/redirects';
import { collection } from './collection';

export const redirect = collection({
  name: 'redirect',
  plural: 'redirects',
  noun: 'Redirect',
  label: 'Redirects',
  title: 'path',
  columns: ['path', 'target', 'statusCode', 'isEnabled', 'hits', 'lastHitAt'],
  key: 'path',
  filters: { isEnabled: 'isEnabled' },
  search: ['path', 'target'],
  fields: {
    path: text({ label: 'Pfad', required: true, max: 200, help: 'Ohne Schrägstrich am Anfang und Ende: karriere/lehre.' }),
    target: text({ label: 'Ziel', required: true, max: 500, help: 'Ein Pfad mit Schrägstrich am Anfang oder eine ganze Adresse.' }),
    statusCode: count({
      label: 'Statuscode',
      required: true,
      min: 301,
      max: 302,
      initial: 301,
      help: '301: dauerhaft, 302: vorübergehend.',
    }),
    isEnabled: flag({ label: 'Aktiv', required: true, initial: true }),
    hits: count({ label: 'Aufrufe', required: true, isMade: true }),
    lastHitAt: moment({ label: 'Zuletzt aufgerufen', isMade: true }),
  },
  faults: redirectFaults,
});
