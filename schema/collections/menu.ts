/** What a branch sells from a date on; the only place that gives a product its category (table F). */
import { moment, reference, references, rows, text } from '../fields/field';
import { collection } from './collection';

export const menu = collection({
  name: 'menu',
  plural: 'menus',
  noun: 'Menü',
  label: 'Menüs',
  title: 'name',
  columns: ['name', 'availableFrom', 'branches'],
  isOpen: true,
  scope: 'branches',
  filters: { branch: 'branches', from: 'availableFrom >=', to: 'availableFrom <=' },
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    availableFrom: moment({ label: 'Gültig ab', required: true }),
    branches: references({ label: 'Filialen', to: 'branch', required: true, max: 200 }),
    catalog: rows({
      name: 'MenuCategory',
      label: 'Katalog',
      max: 100,
      fields: {
        category: reference({ label: 'Kategorie', to: 'category', required: true }),
        products: references({ label: 'Produkte', to: 'product', max: 500 }),
      },
    }),
  },
});
