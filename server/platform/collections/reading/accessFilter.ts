/** Compiles the row filters of permissions to SQL conditions (table P). Lists, single records and relations use them. */
import type { Operation } from '../../../../schema/access/roles';
import { definitions } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { AppError } from '../../../../schema/errors/appError';
import { isReferenceList, type FieldOf, type ReferenceListType } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { permissionsFor, type OperationPermission } from '../../../../schema/access/permissions';
import { compileRowFilter, type Relation, type RowFilter } from '../../../../schema/access/rowFilters';
import type { Context } from '../../context/context';
import type { Viewer } from '../../context/viewer';
import { joinConditions, type Condition } from './sqlCondition';

interface FilterParams {
  definition: Collection;
  viewer: Pick<Viewer, 'id' | 'branches'>;
  bind: Parameters<Condition>[0];
}

/** The table of a list of references and its two columns. */
function listTable(owner: string, fieldName: string, field: FieldOf<ReferenceListType>): { table: string; owner: string; target: string } {
  const inverse = field.type === 'references' ? field.inverse : undefined;
  const table = inverse ? `"${field.to}_${inverse}"` : `"${owner}_${fieldName}"`;
  return { table, owner: `"${owner}Id"`, target: `"${field.to}Id"` };
}

/** Returns a query of the ids of the branches that a row belongs to. */
export function branchesSql(definition: Collection, alias = 'record'): string {
  const { name, branchField, fields } = definition;
  if (!branchField) return 'select null::uuid where false';
  if (branchField === 'id') return `select ${alias}.id`;
  const field = fields[branchField]!;
  if (!isReferenceList(field)) return `select ${alias}."${branchField}Id" where ${alias}."${branchField}Id" is not null`;
  const { table, owner, target } = listTable(name, branchField, field);
  return `select ${target} from ${table} where ${owner} = ${alias}.id`;
}

function includesViewerSql(fieldName: string, { definition, viewer, bind }: FilterParams): string {
  const viewerId = `${bind(isId(viewer.id) ? viewer.id : null)}::uuid`;
  if (fieldName === 'id') return `record.id = ${viewerId}`;
  const field = definition.fields[fieldName]!;
  if (!isReferenceList(field)) return `record."${fieldName}Id" = ${viewerId}`;
  const { table, owner, target } = listTable(definition.name, fieldName, field);
  return `record.id in (select ${owner} from ${table} where ${target} = ${viewerId})`;
}

// Ids in JSON are quoted, so a text search finds them without knowing where in the JSON they are.
function throughSql({ collection, field }: Relation, ownIds: string): string {
  return `exists (select from "${collection}" as related, lateral (${branchesSql(definitions[collection]!, 'related')}) as branches (branch)
    where branch = any(${ownIds}) and related."${field}"::text like '%"' || record.id || '"%')`;
}

/** Compiles a row filter to a condition on the alias `record`. */
export function rowFilterSql(filter: RowFilter, params: FilterParams): string {
  const { definition, viewer, bind } = params;
  const ownIds = (): string => `${bind(viewer.branches)}::uuid[]`;
  const branches = (condition: string): string =>
    `exists (select from (${branchesSql(definition)}) as branches (branch) where ${condition})`;
  const joined = (filters: readonly RowFilter[], operator: 'and' | 'or', none: string): string =>
    filters.map(part => `(${rowFilterSql(part, params)})`).join(` ${operator} `) || none;
  return compileRowFilter(filter, {
    all: () => 'true',
    equals: (field, value) => `record."${field}" is ${String(value)}`,
    within: (field, values) =>
      definition.fields[field]!.type === 'multiSelect'
        ? `record."${field}" <@ ${bind(values)}::text[]`
        : `coalesce(record."${field}" = any(${bind(values)}::text[]), true)`,
    includesViewer: field => includesViewerSql(field, params),
    branches: mode => {
      const ids = ownIds();
      const hasShared = branches(`branch = any(${ids})`);
      return mode === 'any' ? hasShared : `${hasShared} and not ${branches(`branch <> all(${ids})`)}`;
    },
    through: relation => throughSql(relation, ownIds()),
    and: filters => joined(filters, 'and', 'true'),
    or: filters => joined(filters, 'or', 'false'),
  });
}

const includesAll = (permissions: readonly OperationPermission[]): boolean => permissions.some(({ rowFilter }) => rowFilter === 'all');

// Several authorities may share a row filter; the condition contains it once.
function buildCondition(definition: Collection, viewer: Viewer, permissions: readonly OperationPermission[]): Condition {
  const rowFilters = [...new Set(permissions.map(({ rowFilter }) => rowFilter))];
  return bind => rowFilterSql({ any: rowFilters }, { definition, viewer, bind });
}

/** Returns the condition for records that the viewer may read by their permissions; undefined when they may read all. */
export function buildReadFilter({ viewer }: Context, definition: Collection): Condition | undefined {
  if (!viewer) return () => 'false';
  const permissions = permissionsFor(viewer.authorities, definition, 'get');
  return includesAll(permissions) ? undefined : buildCondition(definition, viewer, permissions);
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
  const rows = await context.db.query<{ id: string }[]>(`select record.id from "${collection}" as record where ${where}`, values);
  return new Set(rows.map(({ id }) => id));
}

/** Returns those of the ids that the viewer may read by their permissions. */
export async function readableIds(context: Context, collection: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const definition = definitions[collection];
  const condition = definition && buildReadFilter(context, definition);
  if (!condition || ids.length === 0) return new Set(ids);
  return context.viewer && permissionsFor(context.viewer.authorities, definition, 'get').length > 0
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
  const permissions = permissionsFor(viewer.authorities, definition, operation).filter(
    ({ fields }) => !fields || changedFields.every(name => fields.includes(name)),
  );
  if (includesAll(permissions)) return;
  const condition = buildCondition(definition, viewer, permissions);
  const matchingIds = await findMatchingIds(context, definition.name, { ids: [id], condition });
  if (!matchingIds.has(id)) throw new AppError('FORBIDDEN');
}
