/** The fields of record forms, without options that the viewer may not choose. The server rejects these. */
import type { Collection } from '../collections/collection';
import type { Field, Fields } from '../fields/field';
import { permissionsFor } from './permissions';
import type { Role } from './roles';
import { compileRowFilter, type RowFilter } from './rowFilters';

/** Returns the fields of a record form. A field that row filters restrict to some values offers only these, such as the roles of users. */
export function formFields(roles: readonly Role[], definition: Collection): Fields {
  const rowFilters = permissionsFor(roles, definition, 'create').map(({ rowFilter }) => rowFilter);
  return Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, restrictOptions(name, field, rowFilters)]));
}

function restrictOptions(name: string, field: Field, rowFilters: readonly RowFilter[]): Field {
  if (field.type !== 'multiSelect') return field;
  const allowed = rowFilters.map(rowFilter => allowedValues(name, rowFilter));
  if (allowed.length === 0 || allowed.includes(undefined)) return field;
  const options = Object.entries(field.options).filter(([option]) => allowed.some(values => values?.includes(option)));
  return { ...field, options: Object.fromEntries(options) };
}

/** Returns the values that a row filter allows for a field; undefined when it allows all. */
const allowedValues = (name: string, rowFilter: RowFilter): readonly string[] | undefined =>
  compileRowFilter<readonly string[] | undefined>(rowFilter, {
    all: () => undefined,
    equals: () => undefined,
    within: (field, values) => (field === name ? values : undefined),
    includesViewer: () => undefined,
    branches: () => undefined,
    through: () => undefined,
    and: filters => filters.map(part => allowedValues(name, part)).find(values => values !== undefined),
    or: filters => {
      const alternatives = filters.map(part => allowedValues(name, part));
      return alternatives.includes(undefined) ? undefined : alternatives.flatMap(values => values ?? []);
    },
  });
