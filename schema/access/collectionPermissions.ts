/** The permissions of a collection by authority, as its definition lists them (decisions, table P), and those that several share. */
import type { Authority } from './roles';
import type { RowFilter } from './rowFilters';

/** What one authority may do: each operation on the records that match the row filter, none without a row filter. */
export interface Permission<Name extends string = string> {
  readonly read?: RowFilter<Name>;
  readonly create?: RowFilter<Name>;
  readonly update?: RowFilter<Name>;
  readonly delete?: RowFilter<Name>;
  /** The only fields that an update may change. */
  readonly fields?: readonly Name[];
}

/** Admins have every permission and are not listed. */
export type CollectionPermissions<Name extends string = string> = { readonly [A in Exclude<Authority, 'ROLE_ADMIN'>]?: Permission<Name> };

/** Reading needs one shared branch. Writing needs at least one branch, and the viewer must be in all of them. */
export const readableInBranch = { branches: 'any' } as const;
export const writableInBranches = { branches: 'every' } as const;

export const readAll = { read: 'all' } as const;
export const readOwnBranches = { read: readableInBranch } as const;

/** Returns the permission of every operation on the records that match the filter. */
export const writeOn = <const F>(filter: F) => ({ read: filter, create: filter, update: filter, delete: filter });

export const writeAll = writeOn('all');
export const writeOwnBranches = { ...writeOn(writableInBranches), read: readableInBranch };

export const readableByTokens = { 'catalog:read': readAll } as const;

/** The product range: managers write it. */
export const managerPermissions = { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll, ROLE_EDITOR: readAll, ...readableByTokens } as const;

/** Pages and their parts. Unpublished pages are readable only by editors (G-074); all other viewers read the public part. */
export const editorPermissions = { ROLE_EDITOR: writeAll } as const;

/** Content that all staff reads and editors write. */
export const editorManagedPermissions = { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: readAll, ROLE_EDITOR: writeAll } as const;

export const filePermissions = { ROLE_EMPLOYEE: { read: 'all', create: 'all' }, ROLE_MANAGER: writeAll, ROLE_EDITOR: writeAll } as const;

/** Records of branches: staff reads those of their branches, managers write them. */
export const branchPermissions = { ROLE_EMPLOYEE: readOwnBranches, ROLE_MANAGER: writeOwnBranches } as const;

/** Business contacts: all staff reads them, managers write them. */
export const contactPermissions = { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll } as const;
