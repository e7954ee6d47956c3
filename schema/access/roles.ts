/** Roles, token scopes and the permission check (decisions, table P). The server enforces it; the client hides what is not permitted. */
import { permissions } from './permissions';

export const roles = {
  ROLE_ADMIN: 'Administration',
  ROLE_MANAGER: 'Leitung',
  ROLE_EMPLOYEE: 'Mitarbeit',
  ROLE_EDITOR: 'Redaktion',
} as const;
export type Role = keyof typeof roles;

/** What an API token may access (G-076). */
export const tokenScopes = {
  'catalog:read': 'Katalog lesen',
  'content:read': 'Inhalte lesen',
  'orders:read': 'Bestellungen lesen',
  'orders:write': 'Bestellungen anlegen und bearbeiten',
  'statistics:read': 'Statistik lesen',
  'schedules:read': 'Dienstpläne lesen',
} as const;
export type TokenScope = keyof typeof tokenScopes;

/** The branch screens that open with a key instead of a login (G-062). */
export const branchScreens = { frontdesk: 'Frontdesk', backoffice: 'Backoffice' } as const;
export type BranchScreen = keyof typeof branchScreens;

/** What a viewer holds: users have roles, API tokens have scopes, branch screens have the screen of their key. */
export type Authority = Role | TokenScope | BranchScreen;

export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete';

const manager: readonly Authority[] = ['ROLE_MANAGER'];
const staff: readonly Authority[] = ['ROLE_MANAGER', 'ROLE_EMPLOYEE'];

/** Permissions that are not operations of a collection; those are in `permissions`. */
const operationPermissions: Readonly<Record<string, readonly Authority[]>> = {
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

/** Tells whether the viewer has a permission. Admins have every permission; a permission may cover only some records. */
export const can = (authorities: readonly Authority[], permission: string): boolean =>
  authorities.includes('ROLE_ADMIN') ||
  authorities.some(authority => (operationPermissions[permission]?.includes(authority) ?? false) || isGranted(authority, permission));

function isGranted(authority: Authority, permission: string): boolean {
  const [collection, operation] = permission.split('.') as [string, Operation];
  return permissions[collection]?.[authority]?.[operation === 'list' || operation === 'get' ? 'read' : operation] !== undefined;
}

/** Tells whether the viewer may list a collection and not only read their own records. */
export const canList = (userRoles: readonly Role[], collection: string): boolean =>
  userRoles.some(
    role => role === 'ROLE_ADMIN' || (permissions[collection]?.[role]?.read?.some(rowFilter => rowFilter !== 'self') ?? false),
  );

/** Tells whether the authorities are those of a staff member. */
export const isStaff = (authorities: readonly Authority[]): boolean => authorities.some(authority => authority in roles);

/** Returns all roles that follow from the given ones (G-073): admins have every role, managers are also employees. */
export function effectiveRoles(userRoles: readonly Role[]): Role[] {
  if (userRoles.includes('ROLE_ADMIN')) return Object.keys(roles) as Role[];
  return userRoles.includes('ROLE_MANAGER') ? [...new Set<Role>([...userRoles, 'ROLE_EMPLOYEE'])] : [...userRoles];
}
