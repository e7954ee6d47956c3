/** Who may do what (decisions, table P). The server refuses by this table; the web hides by it. */
import { grants } from './permissions';

export const roles = {
  ROLE_ADMIN: 'Administration',
  ROLE_MANAGER: 'Leitung',
  ROLE_EMPLOYEE: 'Mitarbeit',
  ROLE_EDITOR: 'Redaktion',
} as const;
export type Role = keyof typeof roles;

/** What a program with a token may be let in to (G-076). */
export const scopes = {
  'catalog:read': 'Katalog lesen',
  'content:read': 'Inhalte lesen',
  'orders:read': 'Bestellungen lesen',
  'orders:write': 'Bestellungen anlegen und bearbeiten',
  'statistics:read': 'Statistik lesen',
  'schedules:read': 'Dienstpläne lesen',
} as const;
export type Scope = keyof typeof scopes;

/** The screens of a branch that open by a key instead of a login (G-062). */
export const keyViews = { frontdesk: 'Frontdesk', backoffice: 'Backoffice' } as const;
export type KeyView = keyof typeof keyViews;

/** What somebody holds: people their roles, programs the scopes of their token, screens the view of their key. */
export type Pass = Role | Scope | KeyView;

export type Deed = 'list' | 'get' | 'create' | 'update' | 'delete';

const manager: readonly Pass[] = ['ROLE_MANAGER'];
const staff: readonly Pass[] = ['ROLE_MANAGER', 'ROLE_EMPLOYEE'];

/** What is no deed on a collection; those stand in `grants`. */
const abilities: Readonly<Record<string, readonly Pass[]>> = {
  'apiToken.list': manager,
  'branchKey.list': manager,
  'font.list': [...staff, 'ROLE_EDITOR'],
  'frontdesk.read': ['frontdesk'],
  'backoffice.read': ['backoffice'],
  'order.create': ['ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_EDITOR', 'orders:write'],
  'order.read': [...staff, 'orders:read'],
  'order.move': [...staff, 'orders:write', 'backoffice'],
  'order.resend': [...staff, 'orders:write'],
};

/** Admins may everything; the others what a table grants to one of their passes, some records of a collection at least. */
export const may = (held: readonly Pass[], ability: string): boolean =>
  held.includes('ROLE_ADMIN') || held.some(pass => (abilities[ability]?.includes(pass) ?? false) || isGranted(pass, ability));

function isGranted(pass: Pass, ability: string): boolean {
  const [collection, deed] = ability.split('.') as [string, Deed];
  return grants[collection]?.[pass]?.[deed === 'list' || deed === 'get' ? 'read' : deed] !== undefined;
}

/** Whether they may look through a collection, and not only at what is their own. */
export const mayBrowse = (held: readonly Role[], collection: string): boolean =>
  held.some(role => role === 'ROLE_ADMIN' || (grants[collection]?.[role]?.read?.some(reach => reach !== 'self') ?? false));

/** Whether these are the passes of somebody who works here. */
export const isStaff = (held: readonly Pass[]): boolean => held.some(pass => pass in roles);

/** The roles that follow from those held (G-073): admins are everything, managers are staff of their branches too. */
export function effectiveRoles(held: readonly Role[]): Role[] {
  if (held.includes('ROLE_ADMIN')) return Object.keys(roles) as Role[];
  return held.includes('ROLE_MANAGER') ? [...new Set<Role>([...held, 'ROLE_EMPLOYEE'])] : [...held];
}
