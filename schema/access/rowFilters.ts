/**
 * Row filters: data that says which records of a collection a permission covers. The server compiles them to SQL; `matchesRowFilter` tests
 * a record that is already loaded. A property test compares both.
 */
import type { Collection } from '../collections/collection';
import type { Id } from '../fields/field';
import { getField } from '../objects';

/** The records of another collection whose JSON field references a record: the menus that sell a product. */
export interface Relation {
  readonly collection: string;
  readonly field: string;
}

/** A viewer is in a branch when they work there. A record is in the branches of its `branchField`. */
export type RowFilter<Name extends string = string> =
  | 'all'
  | { readonly field: Name; readonly equals: boolean }
  | { readonly field: Name; readonly within: readonly string[] }
  | { readonly field: Name; readonly includesViewer: true }
  /** `any`: the viewer is in one of the branches. `every`: the record has branches, and the viewer is in all of them. */
  | { readonly branches: 'any' | 'every' }
  | { readonly through: Relation; readonly branches: 'any' }
  | { readonly all: readonly RowFilter<Name>[] }
  | { readonly any: readonly RowFilter<Name>[] };

/** What a row filter compiles to, by its form. */
interface RowFilterCases<R> {
  all: () => R;
  equals: (field: string, value: boolean) => R;
  within: (field: string, values: readonly string[]) => R;
  includesViewer: (field: string) => R;
  branches: (mode: 'any' | 'every') => R;
  through: (relation: Relation) => R;
  and: (filters: readonly RowFilter[]) => R;
  or: (filters: readonly RowFilter[]) => R;
}

/** Calls the case of the filter. The only place that tells the forms of row filters apart. */
export function compileRowFilter<R>(filter: RowFilter, cases: RowFilterCases<R>): R {
  if (filter === 'all') return cases.all();
  if ('equals' in filter) return cases.equals(filter.field, filter.equals);
  if ('within' in filter) return cases.within(filter.field, filter.within);
  if ('includesViewer' in filter) return cases.includesViewer(filter.field);
  if ('through' in filter) return cases.through(filter.through);
  if ('branches' in filter) return cases.branches(filter.branches);
  return 'all' in filter ? cases.and(filter.all) : cases.or(filter.any);
}

/** The part of a viewer that row filters compare. */
interface RowFilterViewer {
  readonly id: string;
  readonly branches: readonly Id[];
}

export interface RowFilterCheck {
  readonly definition: Collection;
  readonly viewer: RowFilterViewer;
  /** The record as stored: references are ids. */
  readonly record: object;
  /** Returns the branches of the records that reference this record. */
  readonly branchesThrough: (relation: Relation) => readonly Id[];
}

/** Tells whether the record matches the row filter. */
export function matchesRowFilter(filter: RowFilter, check: RowFilterCheck): boolean {
  const { definition, viewer, record, branchesThrough } = check;
  const valueOf = (field: string): unknown => getField(record, field);
  const listOf = (field: string): readonly unknown[] => [valueOf(field) ?? []].flat();
  const isViewersBranch = (branch: unknown): boolean => viewer.branches.some(id => id === branch);
  return compileRowFilter(filter, {
    all: () => true,
    equals: (field, value) => valueOf(field) === value,
    within: (field, values) => listOf(field).every(value => values.some(allowed => allowed === value)),
    includesViewer: field => listOf(field).includes(viewer.id),
    branches: mode => {
      const branches = definition.branchField ? listOf(definition.branchField) : [];
      return mode === 'any' ? branches.some(isViewersBranch) : branches.length > 0 && branches.every(isViewersBranch);
    },
    through: relation => branchesThrough(relation).some(isViewersBranch),
    and: filters => filters.every(part => matchesRowFilter(part, check)),
    or: filters => filters.some(part => matchesRowFilter(part, check)),
  });
}

/** Returns the relations that a row filter needs. */
export const relationsOf = (filter: RowFilter): Relation[] =>
  compileRowFilter<Relation[]>(filter, {
    all: () => [],
    equals: () => [],
    within: () => [],
    includesViewer: () => [],
    branches: () => [],
    through: relation => [relation],
    and: filters => filters.flatMap(relationsOf),
    or: filters => filters.flatMap(relationsOf),
  });
