/** What the viewer may do with a loaded record, without a statement per record. GraphQL and REST return it with records. */
import {
  canDeleteRecord,
  canUpdateRecord,
  editableFieldsOf,
  relationsToCheck,
  type RecordAccessCheck,
} from '../../../../schema/access/recordAccess';
import type { Relation } from '../../../../schema/access/rowFilters';
import { definitions } from '../../../../schema/collections';
import type { Collection } from '../../../../schema/collections/collection';
import type { Context } from '../../context/context';
import { branchesSql } from './accessFilter';

/** A collection and the names of the fields that an update can change. */
interface AccessTarget {
  definition: Collection;
  updatableFields: readonly string[];
}

/** Loads what decides the viewer's access to the record; undefined for anonymous viewers. */
async function loadAccessCheck(
  context: Context,
  { definition, updatableFields }: AccessTarget,
  record: { id: string },
): Promise<RecordAccessCheck | undefined> {
  const { viewer } = context;
  if (!viewer) return undefined;
  const relations = relationsToCheck({ definition, viewer });
  const branches = await Promise.all(
    relations.map(async relation => [keyOf(relation), await loadBranchesThrough(context, relation, record.id)] as const),
  );
  const branchesByRelation = new Map(branches);
  const branchesThrough = (relation: Relation): readonly string[] => branchesByRelation.get(keyOf(relation)) ?? [];
  return { definition, updatableFields, viewer, record, branchesThrough };
}

/** The public descriptions of the access fields, for GraphQL and OpenAPI. */
export const accessDescriptions = {
  viewerCanUpdate: 'Whether the viewer may update the record, at least some of its fields',
  viewerCanDelete: 'Whether the viewer may delete the record',
  viewerEditableFields: 'The names of the fields that the viewer may change; a token among them can be renewed',
} as const;

/** What the viewer may do, as fields of a record. */
interface ViewerAccess {
  viewerCanUpdate: boolean;
  viewerCanDelete: boolean;
  viewerEditableFields: readonly string[];
}

/** Returns the viewer's access to the record; undefined for anonymous viewers. */
export async function viewerAccess(context: Context, target: AccessTarget, record: { id: string }): Promise<ViewerAccess | undefined> {
  const check = await loadAccessCheck(context, target, record);
  return (
    check && {
      viewerCanUpdate: canUpdateRecord(check),
      viewerCanDelete: canDeleteRecord(check),
      viewerEditableFields: editableFieldsOf(check),
    }
  );
}

const keyOf = ({ collection, field }: Relation): string => `${collection}.${field}`;

// One statement for all records of a request. It reads every related record once, instead of searching each for every id.
const loadBranchesThrough = (context: Context, { collection, field }: Relation, recordId: string): Promise<string[]> =>
  context.load.each(`branches through ${keyOf({ collection, field })}`, recordId, async ids => {
    const rows = await context.db.query<{ id: string; branches: string[] }[]>(
      `select reference.match[1] as id, array_agg(distinct branch) as branches
       from "${collection}" as related, lateral (${branchesSql(definitions[collection]!, 'related')}) as branches (branch),
         regexp_matches(related."${field}"::text, '"([0-9a-f-]{36})"', 'g') as reference (match)
       where reference.match[1] = any($1) group by 1`,
      [ids],
    );
    const branchesById = new Map(rows.map(({ id, branches }) => [id, branches]));
    return ids.map(id => branchesById.get(id) ?? []);
  });
