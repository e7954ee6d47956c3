/** Redirects from old paths to pages or URLs (G-015). */
import { readAll, writeAll } from '../access/collectionPermissions';
import { integer, checkbox, dateTime, text } from '../fields/field';
import { validateRedirect } from '../rules/site/redirects';
import { collection } from './collection';

export const redirect = collection({
  name: 'redirect',
  plural: 'redirects',
  singularLabel: 'Redirect',
  label: 'Redirects',
  menu: { area: 'website', position: 5 },
  icon: 'external-link',
  useAsTitle: 'path',
  columns: ['path', 'target', 'statusCode', 'isEnabled', 'hits', 'lastHitAt'],
  slugField: 'path',
  filters: { isEnabled: 'isEnabled' },
  searchFields: ['path', 'target'],
  fields: {
    path: text({ label: 'Pfad', required: true, max: 200, help: 'Ohne Schrägstrich am Anfang und Ende: karriere/lehre.' }),
    target: text({ label: 'Ziel', required: true, max: 500, help: 'Ein Pfad mit Schrägstrich am Anfang oder eine ganze Adresse.' }),
    statusCode: integer({
      label: 'Statuscode',
      required: true,
      min: 301,
      max: 302,
      default: 301,
      help: '301: dauerhaft, 302: vorübergehend.',
    }),
    isEnabled: checkbox({ label: 'Aktiv', required: true, default: true }),
    hits: integer({ label: 'Aufrufe', required: true, readOnly: true }),
    lastHitAt: dateTime({ label: 'Zuletzt aufgerufen', readOnly: true }),
  },
  validate: validateRedirect,
  permissions: { ROLE_EMPLOYEE: { read: { field: 'isEnabled', equals: true } }, ROLE_MANAGER: readAll, ROLE_EDITOR: writeAll },
});
