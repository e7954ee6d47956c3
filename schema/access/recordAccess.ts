/** What a viewer may do with one record. Every record of a collection answers it, so that clients evaluate no row filters. */
import type { Id } from '../fields/field';
import { permissionsFor, type OperationPermission } from './permissions';
import type { Authority } from './roles';
import { matchesRowFilter, relationsOf, type Relation, type RowFilterCheck } from './rowFilters';

/** A viewer, a record of a collection and the names of the fields that an update can change. */
export interface RecordAccessCheck extends Omit<RowFilterCheck, 'viewer'> {
  readonly viewer: { readonly id: string; readonly authorities: readonly Authority[]; readonly branches: readonly Id[] };
  readonly updatableFields: readonly string[];
}

type ViewerCheck = Pick<RecordAccessCheck, 'definition' | 'viewer'>;

const permissionsTo = ({ definition, viewer }: ViewerCheck, operation: 'update' | 'delete'): OperationPermission[] =>
  definition.readOnly ? [] : permissionsFor(viewer.authorities, definition, operation);

const matchingPermissions = (check: RecordAccessCheck, operation: 'update' | 'delete'): OperationPermission[] =>
  permissionsTo(check, operation).filter(({ rowFilter }) => matchesRowFilter(rowFilter, check));

/** Tells whether the viewer may change the record, at least some of its fields. */
export const canUpdateRecord = (check: RecordAccessCheck): boolean => matchingPermissions(check, 'update').length > 0;

/** Tells whether the viewer may delete the record. */
export const canDeleteRecord = (check: RecordAccessCheck): boolean => matchingPermissions(check, 'delete').length > 0;

/** Returns the fields of the record that the viewer may change. */
export function editableFieldsOf(check: RecordAccessCheck): string[] {
  const permissions = matchingPermissions(check, 'update');
  return check.updatableFields.filter(name => permissions.some(({ fields }) => !fields || fields.includes(name)));
}

/** Returns the relations that decide what the viewer may do; their branches must be loaded before. */
export const relationsToCheck = (check: ViewerCheck): Relation[] =>
  (['update', 'delete'] as const).flatMap(operation => permissionsTo(check, operation)).flatMap(({ rowFilter }) => relationsOf(rowFilter));
