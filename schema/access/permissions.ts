/**
 * The permissions of collections (decisions, table P): which records an authority may read, create, update and delete. The server compiles
 * each row filter to SQL.
 */
import type { Operation, Authority } from './roles';

/**
 * Row filters: all records; records of the viewer's branches (for writing: only of these); the viewer or their own records; the viewer's
 * published schedules; tasks assigned to the viewer; tasks assigned to or created by the viewer; enabled records; products sold in the
 * viewer's branches; staff who work only in the viewer's branches.
 */
export type RowFilter =
  'all' | 'ownBranches' | 'self' | 'published' | 'assigned' | 'involved' | 'enabled' | 'soldInOwnBranches' | 'staffOfOwnBranches';

interface Permission {
  readonly read?: readonly RowFilter[];
  readonly create?: readonly RowFilter[];
  readonly update?: readonly RowFilter[];
  readonly delete?: readonly RowFilter[];
  /** The only fields that an update may change. */
  readonly fields?: readonly string[];
}

type CollectionPermissions = { readonly [P in Authority]?: Permission };

const read = (...rowFilters: readonly RowFilter[]): Permission => ({ read: rowFilters });
const write = (...rowFilters: readonly RowFilter[]): Permission => ({
  read: rowFilters,
  create: rowFilters,
  update: rowFilters,
  delete: rowFilters,
});
const readAll = read('all');
const writeAll = write('all');

/** The operational fields of a branch; no keys and no payment methods. */
const operationalBranchFields = [
  ...['openingHours', 'deliveryHours', 'isDeliveryHoursEnabled', 'orderableFrom', 'closedMessage', 'notification', 'pickupText'],
  ...['isTakeawayEnabled', 'isDeliveryEnabled', 'isDineInEnabled', 'isTableSelectionEnabled', 'isPreorderEnabled'],
  ...['isAppointmentRequired', 'isQuotationRequired', 'defaultDeliveryMethod', 'deliveryAreas'],
];

const readableByTokens = { 'catalog:read': readAll } as const;
const managerPermissions: CollectionPermissions = {
  ROLE_EMPLOYEE: readAll,
  ROLE_MANAGER: writeAll,
  ROLE_EDITOR: readAll,
  ...readableByTokens,
};
const editorManagedPermissions: CollectionPermissions = { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: readAll, ROLE_EDITOR: writeAll };
const editorPermissions: CollectionPermissions = { ROLE_EDITOR: writeAll };
const filePermissions: CollectionPermissions = {
  ROLE_EMPLOYEE: { read: ['all'], create: ['all'] },
  ROLE_MANAGER: writeAll,
  ROLE_EDITOR: writeAll,
};
const branchPermissions: CollectionPermissions = { ROLE_EMPLOYEE: read('ownBranches'), ROLE_MANAGER: write('ownBranches') };
const ownProfilePermission: Permission = { read: ['self'], update: ['self'], fields: ['phone', 'avatar', 'locale'] };

/** Admins have every permission and are not listed. */
export const permissions: Readonly<Record<string, CollectionPermissions>> = {
  branch: {
    ROLE_EMPLOYEE: read('ownBranches'),
    ROLE_MANAGER: { read: ['ownBranches'], update: ['ownBranches'], fields: operationalBranchFields },
    ROLE_EDITOR: readAll,
    ...readableByTokens,
  },
  division: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: readAll, ROLE_EDITOR: readAll, ...readableByTokens },
  menu: { ...managerPermissions, ROLE_MANAGER: { ...write('ownBranches'), read: ['all'] } },
  category: managerPermissions,
  tag: managerPermissions,
  product: { ...managerPermissions, ROLE_EMPLOYEE: { read: ['all'], update: ['soldInOwnBranches'], fields: ['isEnabled'] } },
  table: { ...branchPermissions, ROLE_EDITOR: readAll, ...readableByTokens },
  donatee: { ...editorManagedPermissions, ...readableByTokens },
  image: { ...filePermissions, ...readableByTokens },
  upload: { ...filePermissions, 'orders:write': { create: ['all'] } },
  imageTemplate: editorManagedPermissions,
  // Unpublished pages are readable only by editors (G-074). All other viewers read the public part.
  site: editorPermissions,
  block: editorPermissions,
  node: editorPermissions,
  navigation: editorPermissions,
  redirect: { ROLE_EMPLOYEE: read('enabled'), ROLE_MANAGER: readAll, ROLE_EDITOR: writeAll },
  scene: editorManagedPermissions,
  digitalSignageSegment: editorManagedPermissions,
  digitalSignageStream: editorManagedPermissions,
  digitalSignageDevice: { ...branchPermissions, ROLE_EDITOR: readAll },
  device: branchPermissions,
  user: {
    ROLE_EMPLOYEE: ownProfilePermission,
    ROLE_MANAGER: { ...write('staffOfOwnBranches'), read: ['ownBranches', 'self'] },
    ROLE_EDITOR: ownProfilePermission,
  },
  department: branchPermissions,
  customer: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll },
  externalUser: { ROLE_EMPLOYEE: readAll, ROLE_MANAGER: writeAll },
  project: branchPermissions,
  task: {
    ROLE_EMPLOYEE: { ...write('involved'), read: ['ownBranches', 'involved'] },
    ROLE_MANAGER: write('ownBranches', 'involved'),
    ROLE_EDITOR: write('assigned'),
  },
  workingActivity: {
    ROLE_EMPLOYEE: read('self'),
    ROLE_MANAGER: { ...write('ownBranches'), read: ['ownBranches', 'self'] },
    ROLE_EDITOR: read('self'),
  },
  workingSchedule: {
    ROLE_EMPLOYEE: read('published'),
    ROLE_MANAGER: { ...write('ownBranches'), read: ['ownBranches', 'published'] },
    ROLE_EDITOR: read('published'),
  },
};

type AccessType = 'read' | 'create' | 'update' | 'delete';
const accessTypeOf = (operation: Operation): AccessType => (operation === 'list' || operation === 'get' ? 'read' : operation);

/** The permission that one authority gives for an operation. */
export interface OperationPermission {
  readonly rowFilters: readonly RowFilter[];
  /** The only fields that an update may change. */
  readonly fields?: readonly string[] | undefined;
}

/** Returns the permissions that the authorities give for an operation. Admins may access all records. */
export function permissionsFor(authorities: readonly Authority[], collection: string, operation: Operation): OperationPermission[] {
  if (authorities.includes('ROLE_ADMIN')) return [{ rowFilters: ['all'] }];
  return authorities.flatMap(authority => {
    const permission = permissions[collection]?.[authority];
    const rowFilters = permission?.[accessTypeOf(operation)];
    return rowFilters ? [{ rowFilters, fields: operation === 'update' ? permission.fields : undefined }] : [];
  });
}
