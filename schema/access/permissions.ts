/** The permission check (decisions, table P). The server enforces it; the client hides what is not permitted. */
import { definitions, type CollectionName } from '../collections';
import type { Collection } from '../collections/collection';
import type { Permission } from './collectionPermissions';
import type { Authority, Operation, Role } from './roles';
import type { RowFilter } from './rowFilters';
import { isKeyOf } from '../objects';

const manager: readonly Authority[] = ['ROLE_MANAGER'];
const staff: readonly Authority[] = ['ROLE_MANAGER', 'ROLE_EMPLOYEE'];

/** Permissions that are not operations of a collection; those are in the definitions. An empty list means admins only. */
const operationPermissions = {
  'apiToken.list': manager,
  'apiToken.create': [],
  'apiToken.update': [],
  'apiToken.delete': [],
  'branchKey.list': manager,
  'branchKey.update': [],
  'branch.setService': staff,
  'branch.setSlotCapacity': staff,
  'branch.setSoldOut': staff,
  'config.update': [],
  'font.list': [...staff, 'ROLE_EDITOR'],
  'frontdesk.read': ['frontdesk'],
  'backoffice.read': ['backoffice'],
  'image.generate': ['ROLE_EDITOR'],
  'order.create': ['ROLE_MANAGER', 'ROLE_EMPLOYEE', 'ROLE_EDITOR', 'orders:write'],
  'order.delete': [],
  'order.read': [...staff, 'orders:read'],
  'order.updateStatus': [...staff, 'orders:write', 'backoffice'],
  'order.resend': [...staff, 'orders:write'],
  'paymentProblem.resolve': manager,
  'session.list': [],
  'session.delete': [],
  'statistics.readOrders': [...manager, 'statistics:read'],
  'statistics.readProfile': [...staff, 'ROLE_EDITOR'],
  'statistics.readVisitors': [...manager, 'ROLE_EDITOR', 'statistics:read'],
  'statistics.readWork': manager,
} as const satisfies Readonly<Record<string, readonly Authority[]>>;

export type PermissionName = keyof typeof operationPermissions | `${CollectionName}.${Operation}`;

/** Returns the permission for an operation of a collection. Without such a collection only admins have it. */
export const permissionName = (collection: string, operation: Operation): PermissionName => `${collection as CollectionName}.${operation}`;

const authoritiesOf: Readonly<Record<string, readonly Authority[]>> = operationPermissions;

type AccessType = 'read' | 'create' | 'update' | 'delete';
const accessTypes = {
  list: 'read',
  get: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
} as const satisfies Readonly<Record<Operation, AccessType>>;

const permissionOf = ({ permissions }: Collection, authority: Authority): Permission | undefined =>
  authority === 'ROLE_ADMIN' ? { read: 'all', create: 'all', update: 'all', delete: 'all' } : permissions[authority];

/** Tells whether the viewer has a permission. Admins have every permission; a permission may cover only some records. */
export const can = (authorities: readonly Authority[], permission: PermissionName): boolean =>
  authorities.includes('ROLE_ADMIN') ||
  authorities.some(authority => (authoritiesOf[permission]?.includes(authority) ?? false) || isGranted(authority, permission));

function isGranted(authority: Authority, permission: PermissionName): boolean {
  const [collection = '', operation] = permission.split('.');
  const definition = definitions[collection];
  return (
    definition !== undefined &&
    isKeyOf(accessTypes, operation) &&
    permissionOf(definition, authority)?.[accessTypes[operation]] !== undefined
  );
}

/** Tells whether the viewer may list a collection and not only read their own records. */
export const canList = (userRoles: readonly Role[], definition: Collection): boolean =>
  userRoles.some(role => {
    const filter = permissionOf(definition, role)?.read;
    return filter !== undefined && !isOwnRecords(filter);
  });

const isOwnRecords = (filter: RowFilter): boolean =>
  filter !== 'all' && 'includesViewer' in filter && ['id', 'user'].includes(filter.field);

/** The permission that one authority gives for an operation. */
export interface OperationPermission {
  readonly rowFilter: RowFilter;
  /** The only fields that an update may change. */
  readonly fields?: readonly string[] | undefined;
}

/** Returns the permissions that the authorities give for an operation. Admins may access all records. */
export function permissionsFor(authorities: readonly Authority[], definition: Collection, operation: Operation): OperationPermission[] {
  if (authorities.includes('ROLE_ADMIN')) return [{ rowFilter: 'all' }];
  return authorities.flatMap(authority => {
    const permission = permissionOf(definition, authority);
    const rowFilter = permission?.[accessTypes[operation]];
    return rowFilter ? [{ rowFilter, fields: operation === 'update' ? permission?.fields : undefined }] : [];
  });
}
