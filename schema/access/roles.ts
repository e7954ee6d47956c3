/** Roles, token scopes and branch screens: what a viewer holds. `permissions.ts` checks what they permit. */
import { keysOf } from '../objects';

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

/** Tells whether the authorities are those of a staff member. */
export const isStaff = (authorities: readonly Authority[]): boolean => authorities.some(authority => authority in roles);

/** Returns all roles that follow from the given ones (G-073): admins have every role, managers are also employees. */
export function effectiveRoles(userRoles: readonly Role[]): Role[] {
  if (userRoles.includes('ROLE_ADMIN')) return keysOf(roles);
  return userRoles.includes('ROLE_MANAGER') ? [...new Set<Role>([...userRoles, 'ROLE_EMPLOYEE'])] : [...userRoles];
}
