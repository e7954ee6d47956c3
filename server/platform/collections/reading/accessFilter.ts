/** Turns the row filters of permissions into SQL conditions (table P). Lists, single records and relations use them. */
import type { Operation } from '../../../../schema/access/roles';
import { collections } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { AppError } from '../../../../schema/errors/appError';
import { isReferenceList } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { permissionsFor, type OperationPermission, type RowFilter } from '../../../../schema/access/permissions';
import type { Context } from '../../context/context';
import type { Viewer } from '../../context/viewer';
import { joinConditions, type Condition } from './sqlCondition';

const definitions: Readonly<Record<string, Collection>> = collections;

type AccessMode = 'read' | 'write';
type Bind = Parameters<Condition>[0];

interface FilterParams {
  definition: Collection;
  viewer: Viewer;
  mode: AccessMode;
  bind: Bind;
}

/** Returns a query of the ids of the branches that a record belongs to. */
function branchesSql({ name, branchField, fields }: Collection): string {
  if (branchField === 'id') return 'select record.id';
  return isReferenceList(fields[branchField!]!)
    ? `select "branchId" from "${name}_${branchField}" where "${name}Id" = record.id`
    : `select record."${branchField}Id" where record."${branchField}Id" is not null`;
}

// Reading needs one shared branch. Writing needs at least one branch, and the user must belong to all of them.
function ownBranchesSql(branches: string, { viewer, mode, bind }: FilterParams): string {
  const ownIds = `${bind(viewer.branches)}::uuid[]`;
  const hasSharedBranch = `exists (select from (${branches}) as branches (branch) where branch = any(${ownIds}))`;
  return mode === 'read'
    ? hasSharedBranch
    : `${hasSharedBranch} and not exists (select from (${branches}) as branches (branch) where branch <> all(${ownIds}))`;
}

const userBranchesSql = 'select "branchId" from user_branches where "userId" = record.id';
const viewerIdSql = ({ viewer, bind }: FilterParams): string => `${bind(isId(viewer.id) ? viewer.id : null)}::uuid`;
const assignedSql = (params: FilterParams): string =>
  `record.id in (select "taskId" from task_assignees where "userId" = ${viewerIdSql(params)})`;

const conditions: { readonly [R in Exclude<RowFilter, 'all'>]: (params: FilterParams) => string } = {
  ownBranches: params => ownBranchesSql(params.definition.name === 'user' ? userBranchesSql : branchesSql(params.definition), params),
  self: params => `record.${params.definition.name === 'user' ? 'id' : '"userId"'} = ${viewerIdSql(params)}`,
  published: params => `record."userId" = ${viewerIdSql(params)} and record."isPublished"`,
  assigned: assignedSql,
  involved: params => `${assignedSql(params)} or record."creatorId" = ${viewerIdSql(params)}`,
  enabled: () => 'record."isEnabled"',
  soldInOwnBranches: ({ viewer, bind }) =>
    `exists (select from menu join menu_branches on "menuId" = menu.id
      where "branchId" = any(${bind(viewer.branches)}::uuid[]) and menu.catalog::text like '%"' || record.id || '"%')`,
  staffOfOwnBranches: params => `record.roles <@ array['ROLE_EMPLOYEE'] and ${ownBranchesSql(userBranchesSql, params)}`,
};

const includesAll = (permissions: readonly OperationPermission[]): boolean =>
  permissions.some(({ rowFilters: rowFilter }) => rowFilter.includes('all'));

function buildCondition(
  definition: Collection,
  viewer: Viewer,
  { permissions, operation }: { permissions: readonly OperationPermission[]; operation: Operation },
): Condition {
  const mode = operation === 'list' || operation === 'get' ? 'read' : 'write';
  const rowFilters = [...new Set(permissions.flatMap(({ rowFilters: rowFilter }) => rowFilter))];
  return bind =>
    rowFilters
      .map(rowFilter => (rowFilter === 'all' ? 'true' : `(${conditions[rowFilter]({ definition, viewer, mode, bind })})`))
      .join(' or ') || 'false';
}

/** Returns the condition for records that the viewer may read by their permissions; undefined when they may read all. */
export function buildReadFilter({ viewer }: Context, definition: Collection): Condition | undefined {
  if (!viewer) return () => 'false';
  const permissions = permissionsFor(viewer.authorities, definition.name, 'get');
  return includesAll(permissions) ? undefined : buildCondition(definition, viewer, { permissions, operation: 'get' });
}

/**
 * Returns the condition for records of this table that the viewer may read by their permissions. Tables without a collection have no
 * restriction.
 */
export const readCondition = (context: Context, table: string): Condition =>
  (definitions[table] && buildReadFilter(context, definitions[table])) ?? (() => 'true');

async function findMatchingIds(context: Context, collection: string, { ids, condition }: { ids: readonly string[]; condition: Condition }) {
  const values: unknown[] = [];
  const where = joinConditions([condition, bind => `record.id = any(${bind(ids)}::uuid[])`], values);
  const rows = (await context.db.query(`select record.id from "${collection}" as record where ${where}`, values)) as { id: string }[];
  return new Set(rows.map(({ id }) => id));
}

/** Returns those of the ids that the viewer may read by their permissions. */
export async function readableIds(context: Context, collection: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const definition = definitions[collection];
  const condition = definition && buildReadFilter(context, definition);
  if (!condition || ids.length === 0) return new Set(ids);
  return context.viewer && permissionsFor(context.viewer.authorities, collection, 'get').length > 0
    ? findMatchingIds(context, collection, { ids, condition })
    : new Set();
}

/** Throws unless the viewer may perform the operation on the stored record and change these fields. */
export async function requireRowAccess(
  context: Context,
  definition: Collection,
  { operation, id, changedFields = [] }: { operation: Operation; id: string; changedFields?: readonly string[] },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  const permissions = permissionsFor(viewer.authorities, definition.name, operation).filter(
    ({ fields }) => !fields || changedFields.every(name => fields.includes(name)),
  );
  if (includesAll(permissions)) return;
  const condition = buildCondition(definition, viewer, { permissions, operation });
  const matchingIds = await findMatchingIds(context, definition.name, { ids: [id], condition });
  if (!matchingIds.has(id)) throw new AppError('FORBIDDEN');
}
