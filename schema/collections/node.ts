/** Entries of a tree with whatever a shop needs beside its pages (G-123). */
import { count, data, flag, reference, text } from '../fields/field';
import { collection } from './collection';

export const node = collection({
  name: 'node',
  plural: 'nodes',
  noun: 'Knoten',
  label: 'Knoten',
  title: 'name',
  columns: ['name', 'identifier', 'type', 'parent', 'isPublic', 'sortOrder'],
  isOpen: true,
  openWhen: [{ isPublic: true }],
  key: 'identifier',
  order: 'sortOrder',
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    type: text({ label: 'Typ', required: true, max: 60 }),
    parent: reference({ label: 'Übergeordneter Knoten', to: 'node' }),
    value: data({ label: 'Wert' }),
    sortOrder: count({ label: 'Reihenfolge', required: true, min: 0 }),
    isPublic: flag({ label: 'Öffentlich', required: true }),
  },
});
