/** How far a viewer's rights reach, as conditions on records (table P). Lists, single records and relations all ask here. */
import type { Deed } from '../../../../schema/access/roles';
import { collections } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import { Refusal } from '../../../../schema/errors/appError';
import { isListed } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { granted, type Granted, type Reach } from '../../../../schema/access/permissions';
import type { Context, Viewer } from '../../context/context';
import { allOf, type Condition } from './sqlCondition';

const definitions: Readonly<Record<string, Collection>> = collections;

type Kind = 'read' | 'write';
type Bind = Parameters<Condition>[0];

interface Asked {
  definition: Collection;
  viewer: Viewer;
  kind: Kind;
  bind: Bind;
}

/** The branches that a record belongs to, as a set of ids. */
function branchesOf({ name, scope, fields }: Collection): string {
  if (scope === 'id') return 'select kept.id';
  return isListed(fields[scope!]!)
    ? `select "branchId" from "${name}_${scope}" where "${name}Id" = kept.id`
    : `select kept."${scope}Id" where kept."${scope}Id" is not null`;
}

// To read, one of the branches is enough; who writes must work in each of them, and there must be one.
function own(branches: string, { viewer, kind, bind }: Asked): string {
  const mine = `${bind(viewer.branches)}::uuid[]`;
  const any = `exists (select from (${branches}) as of (branch) where branch = any(${mine}))`;
  return kind === 'read' ? any : `${any} and not exists (select from (${branches}) as of (branch) where branch <> all(${mine}))`;
}

const ofUser = 'select "branchId" from user_branches where "userId" = kept.id';
const me = ({ viewer, bind }: Asked): string => `${bind(isId(viewer.id) ? viewer.id : null)}::uuid`;
const toDo = (asked: Asked): string => `kept.id in (select "taskId" from task_assignees where "userId" = ${me(asked)})`;

const conditions: { readonly [R in Exclude<Reach, 'all'>]: (asked: Asked) => string } = {
  own: asked => own(asked.definition.name === 'user' ? ofUser : branchesOf(asked.definition), asked),
  self: asked => `kept.${asked.definition.name === 'user' ? 'id' : '"userId"'} = ${me(asked)}`,
  published: asked => `kept."userId" = ${me(asked)} and kept."isPublished"`,
  assigned: toDo,
  involved: asked => `${toDo(asked)} or kept."creatorId" = ${me(asked)}`,
  enabled: () => 'kept."isEnabled"',
  sold: ({ viewer, bind }) =>
    `exists (select from menu join menu_branches on "menuId" = menu.id
      where "branchId" = any(${bind(viewer.branches)}::uuid[]) and menu.catalog::text like '%"' || kept.id || '"%')`,
  ownStaff: asked => `kept.roles <@ array['ROLE_EMPLOYEE'] and ${own(ofUser, asked)}`,
};

const reachesAll = (held: readonly Granted[]): boolean => held.some(({ reach }) => reach.includes('all'));

function conditionOf(definition: Collection, viewer: Viewer, { held, deed }: { held: readonly Granted[]; deed: Deed }): Condition {
  const kind = deed === 'list' || deed === 'get' ? 'read' : 'write';
  const reaches = [...new Set(held.flatMap(({ reach }) => reach))];
  return bind =>
    reaches.map(reach => (reach === 'all' ? 'true' : `(${conditions[reach]({ definition, viewer, kind, bind })})`)).join(' or ') || 'false';
}

/** The records this viewer may read as staff does; undefined when these are all. */
export function readable({ viewer }: Context, definition: Collection): Condition | undefined {
  if (!viewer) return () => 'false';
  const held = granted(viewer.roles, definition.name, 'get');
  return reachesAll(held) ? undefined : conditionOf(definition, viewer, { held, deed: 'get' });
}

/** Whether the viewer may read a record of this table as staff does; of what is no collection, everyone may. */
export const sightOf = (context: Context, table: string): Condition =>
  (definitions[table] && readable(context, definitions[table])) ?? (() => 'true');

async function within(context: Context, collection: string, { ids, condition }: { ids: readonly string[]; condition: Condition }) {
  const values: unknown[] = [];
  const where = allOf([condition, bind => `kept.id = any(${bind(ids)}::uuid[])`], values);
  const found = (await context.db.query(`select kept.id from "${collection}" as kept where ${where}`, values)) as { id: string }[];
  return new Set(found.map(({ id }) => id));
}

/** Those of these records that the viewer may read as staff does. */
export async function seenOf(context: Context, collection: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const definition = definitions[collection];
  const condition = definition && readable(context, definition);
  if (!condition || ids.length === 0) return new Set(ids);
  return context.viewer && granted(context.viewer.roles, collection, 'get').length > 0
    ? within(context, collection, { ids, condition })
    : new Set();
}

/** Refuses unless the viewer may do this with the record as it is stored now, to these of its fields. */
export async function demandReach(
  context: Context,
  definition: Collection,
  { deed, id, touched = [] }: { deed: Deed; id: string; touched?: readonly string[] },
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw new Refusal('unauthenticated');
  const held = granted(viewer.roles, definition.name, deed).filter(({ only }) => !only || touched.every(name => only.includes(name)));
  if (reachesAll(held)) return;
  const condition = conditionOf(definition, viewer, { held, deed });
  const seen = await within(context, definition.name, { ids: [id], condition });
  if (!seen.has(id)) throw new Refusal('forbidden');
}
