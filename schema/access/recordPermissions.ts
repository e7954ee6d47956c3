/** How far somebody's rights reach into a record, as far as the record itself tells: the office shows by it what the server lets through. */
import type { Deed, Role } from './roles';
import type { Collection } from '../collections/collection';
import type { Field, Fields, Id } from '../fields/field';
import { isObject } from '../fields/walk';
import { granted, type Reach } from './permissions';

/** Who works here. */
interface Person {
  readonly id: Id;
  /** All that follow from those held (G-073). */
  readonly roles: readonly Role[];
  readonly branches: readonly { readonly id: Id }[];
}

/** A record as it was answered: relations are ids, or objects that carry one. */
type Shown = Readonly<Record<string, unknown>>;

interface Asked {
  person: Person;
  definition: Collection;
  record: Shown;
}

function idsOf(value: unknown): Id[] {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (isObject(value)) return idsOf(value.id);
  return typeof value === 'string' ? [value] : [];
}

const ownRoles: readonly Role[] = ['ROLE_EMPLOYEE'];

// To write, one must work in each branch of the record, and there must be one.
function isOwn({ person, definition: { name, scope }, record }: Asked): boolean {
  const branches = idsOf(name === 'user' ? record.branches : scope === 'id' ? record.id : record[scope!]);
  return branches.length > 0 && branches.every(branch => person.branches.some(({ id }) => id === branch));
}

const isMine = ({ person, definition: { name }, record }: Asked): boolean =>
  idsOf(name === 'user' ? record.id : record.user).includes(person.id);
const isToDo = ({ person, record }: Asked): boolean => idsOf(record.assignees).includes(person.id);

const reaches: { readonly [R in Reach]: (asked: Asked) => boolean } = {
  all: () => true,
  own: isOwn,
  self: isMine,
  published: asked => isMine(asked) && asked.record.isPublished === true,
  assigned: isToDo,
  involved: asked => isToDo(asked) || idsOf(asked.record.creator).includes(asked.person.id),
  enabled: ({ record }) => record.isEnabled === true,
  sold: () => true, // the menus of a branch stand elsewhere
  ownStaff: asked => (asked.record.roles as Role[]).every(role => ownRoles.includes(role)) && isOwn(asked),
};

const grantsFor = (asked: Asked, deed: Deed) =>
  granted(asked.person.roles, asked.definition.name, deed).filter(({ reach }) => reach.some(one => reaches[one](asked)));

/** Whether they may change or remove the record, some of its fields at least. */
export const mayWith = (asked: Asked, deed: Deed): boolean => grantsFor(asked, deed).length > 0;

/** Whether they may change this field of the record. */
export const mayTouch = (asked: Asked, field: string): boolean =>
  grantsFor(asked, 'update').some(({ only }) => !only || only.includes(field));

/** The fields of a new record, or of one that may be changed, with no more to choose than they may give. */
export function offered({ roles }: Person, { name, fields }: Collection): Fields {
  const isBounded = name === 'user' && granted(roles, name, 'create').every(({ reach }) => reach.every(one => one === 'ownStaff'));
  return isBounded ? { ...fields, roles: narrowed(fields.roles!) } : fields;
}

const narrowed = (field: Field): Field =>
  field.kind === 'choices' ? { ...field, options: Object.fromEntries(ownRoles.map(role => [role, field.options[role]!])) } : field;
