/**
 * The permissions of a user on one record, as far as the record shows them. The back office uses them; the server enforces its own check.
 */
import type { Operation, Role } from './roles';
import type { Collection } from '../collections/collection';
import type { Field, Fields, Id } from '../fields/field';
import { isObject } from '../fields/walk';
import { permissionsFor, type RowFilter } from './permissions';

/** The signed-in user. */
interface PermissionUser {
  readonly id: Id;
  /** All effective roles (G-073). */
  readonly roles: readonly Role[];
  readonly branches: readonly { readonly id: Id }[];
}

/** A record as the API returns it: relations are ids or objects with an id. */
type ApiRecord = Readonly<Record<string, unknown>>;

interface PermissionCheck {
  user: PermissionUser;
  definition: Collection;
  record: ApiRecord;
}

function idsOf(value: unknown): Id[] {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (isObject(value)) return idsOf(value.id);
  return typeof value === 'string' ? [value] : [];
}

const grantableRoles: readonly Role[] = ['ROLE_EMPLOYEE'];

// Writing requires that the record has branches and that the user works in all of them.
function isInOwnBranches({ user, definition: { name, branchField }, record }: PermissionCheck): boolean {
  const branches = idsOf(name === 'user' ? record.branches : branchField === 'id' ? record.id : record[branchField!]);
  return branches.length > 0 && branches.every(branch => user.branches.some(({ id }) => id === branch));
}

const isOwnRecord = ({ user, definition: { name }, record }: PermissionCheck): boolean =>
  idsOf(name === 'user' ? record.id : record.user).includes(user.id);
const isAssigned = ({ user, record }: PermissionCheck): boolean => idsOf(record.assignees).includes(user.id);

const rowFilterChecks: { readonly [R in RowFilter]: (check: PermissionCheck) => boolean } = {
  all: () => true,
  ownBranches: isInOwnBranches,
  self: isOwnRecord,
  published: check => isOwnRecord(check) && check.record.isPublished === true,
  assigned: isAssigned,
  involved: check => isAssigned(check) || idsOf(check.record.creator).includes(check.user.id),
  enabled: ({ record }) => record.isEnabled === true,
  soldInOwnBranches: () => true, // the menus that decide this are not part of the record
  staffOfOwnBranches: check => (check.record.roles as Role[]).every(role => grantableRoles.includes(role)) && isInOwnBranches(check),
};

const matchingPermissions = (check: PermissionCheck, operation: Operation) =>
  permissionsFor(check.user.roles, check.definition.name, operation).filter(({ rowFilters }) =>
    rowFilters.some(rowFilter => rowFilterChecks[rowFilter](check)),
  );

/** Tells whether the user may update or delete the record, at least some of its fields. */
export const canOnRecord = (check: PermissionCheck, operation: Operation): boolean => matchingPermissions(check, operation).length > 0;

/** Tells whether the user may change this field of the record. */
export const canEditField = (check: PermissionCheck, field: string): boolean =>
  matchingPermissions(check, 'update').some(({ fields }) => !fields || fields.includes(field));

/** Returns the fields of a record form. The role field contains only the roles that the user may give. */
export function editableFields({ roles }: PermissionUser, { name, fields }: Collection): Fields {
  const isRestricted =
    name === 'user' &&
    permissionsFor(roles, name, 'create').every(({ rowFilters }) => rowFilters.every(rowFilter => rowFilter === 'staffOfOwnBranches'));
  return isRestricted ? { ...fields, roles: restrictRoles(fields.roles!) } : fields;
}

const restrictRoles = (field: Field): Field =>
  field.type === 'multiSelect'
    ? { ...field, options: Object.fromEntries(grantableRoles.map(role => [role, field.options[role]!])) }
    : field;
