/** The menu of branches from a date on. Only the menu assigns products to categories (table F). */
import { writeOwnBranches, managerPermissions } from '../access/collectionPermissions';
import { dateTime, reference, references, array, text } from '../fields/field';
import { collection } from './collection';

export const menu = collection({
  name: 'menu',
  plural: 'menus',
  singularLabel: 'Menü',
  label: 'Menüs',
  menu: { area: 'catalogue', position: 3 },
  icon: 'utensils',
  useAsTitle: 'name',
  columns: ['name', 'availableFrom', 'branches'],
  isPublic: true,
  isPublicWhenOrderable: true,
  branchField: 'branches',
  filters: { branch: 'branches', from: 'availableFrom >=', to: 'availableFrom <=' },
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    availableFrom: dateTime({ label: 'Gültig ab', required: true }),
    branches: references({ label: 'Filialen', to: 'branch', required: true, max: 200 }),
    catalog: array({
      name: 'MenuCategory',
      label: 'Katalog',
      max: 100,
      fields: {
        category: reference({ label: 'Kategorie', to: 'category', required: true }),
        products: references({ label: 'Produkte', to: 'product', max: 500 }),
      },
    }),
  },
  permissions: { ...managerPermissions, ROLE_MANAGER: { ...writeOwnBranches, read: 'all' } },
});
