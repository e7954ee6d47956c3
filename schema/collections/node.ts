/** Tree entries for data of a shop that has no page (G-123). */
import { editorPermissions } from '../access/collectionPermissions';
import { integer, json, checkbox, reference, text } from '../fields/field';
import { collection } from './collection';

export const node = collection({
  name: 'node',
  plural: 'nodes',
  singularLabel: 'Knoten',
  label: 'Knoten',
  menu: { area: 'website', position: 3 },
  icon: 'list-ordered',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'type', 'parent', 'isPublic', 'sortOrder'],
  isPublic: true,
  publicWhen: [{ isPublic: true }],
  slugField: 'identifier',
  defaultSort: 'sortOrder',
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    type: text({ label: 'Typ', required: true, max: 60 }),
    parent: reference({ label: 'Übergeordneter Knoten', to: 'node' }),
    value: json({ label: 'Wert' }),
    sortOrder: integer({ label: 'Reihenfolge', required: true, min: 0, default: 0 }),
    isPublic: checkbox({ label: 'Öffentlich', required: true }),
  },
  permissions: editorPermissions,
});
