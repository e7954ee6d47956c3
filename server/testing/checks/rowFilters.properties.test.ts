/**
 * Compares the two forms of row filters on random records and viewers, for every collection, operation and authority: the SQL condition of
 * lists and single records, and the predicate on a loaded record.
 */
import fc from 'fast-check';
import { branchScreens, roles, tokenScopes, type Authority, type Operation } from '../../../schema/access/roles';
import { permissionsFor } from '../../../schema/access/permissions';
import { compileRowFilter, matchesRowFilter, relationsOf, type Relation, type RowFilter } from '../../../schema/access/rowFilters';
import { collections, type CollectionName } from '../../../schema/collections';
import type { Collection } from '../../../schema/collections/collection';
import { isReference, isReferenceList } from '../../../schema/fields/field';
import { requiredReferences } from '../../../schema/testing/exampleRecords';
import { services } from '../../app/collections/collectionServices';
import type { RecordEntity } from '../../platform/collections/mapping/columns';
import { requireRowAccess, readableIds, rowFilterSql } from '../../platform/collections/reading/accessFilter';
import { toPublicRecord } from '../../platform/collections/reading/publicView';
import { viewerAccess } from '../../platform/collections/reading/recordAccess';
import { loadRecordsBy } from '../../platform/collections/reading/recordReader';
import { Context } from '../../platform/context/context';
import type { Viewer } from '../../platform/context/viewer';
import { useTestApp } from '../app/testApp';
import { insertPaymentProblem } from '../data/paymentProblem';
import { useTestShop } from '../data/shop';

const app = useTestApp();
const shop = useTestShop(app);
const definitions: readonly Collection[] = Object.values(collections);
const authorities = Object.keys({ ...roles, ...tokenScopes, ...branchScreens }) as Authority[];
const operations: readonly Operation[] = ['list', 'get', 'create', 'update', 'delete'];

let pools: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  const makeThree = (name: CollectionName) => Promise.all([app.make(name), app.make(name), app.make(name)]);
  const [branch, user, menu] = [await makeThree('branch'), await makeThree('user'), await makeThree('menu')];
  await app.make('device', { type: 'printer', branch: shop.branch, autoPrint: true, isEnabled: true });
  const makeProblem = async () => insertPaymentProblem(app, (await shop.placeOrder()).id);
  const paymentProblem = [await makeProblem(), await makeProblem(), await makeProblem()];
  const printJob = ((await query('select id from "printJob"', [])) as { id: string }[]).map(({ id }) => id); // of these three orders
  pools = { branch, user, menu, paymentProblem, printJob };
});

const filtersOf = (definition: Collection): RowFilter[] => [
  ...new Set(authorities.flatMap(authority => operations.flatMap(operation => filterOf(definition, authority, operation) ?? []))),
];
const filterOf = (definition: Collection, authority: Authority, operation: Operation): RowFilter | undefined =>
  permissionsFor([authority], definition, operation)[0]?.rowFilter;

/** Returns the fields that a row filter compares. */
const comparedFields = (filter: RowFilter, branchField: string): string[] =>
  compileRowFilter<string[]>(filter, {
    all: () => [],
    equals: field => [field],
    within: field => [field],
    includesViewer: field => [field],
    branches: () => [branchField],
    through: () => [],
    and: filters => filters.flatMap(part => comparedFields(part, branchField)),
    or: filters => filters.flatMap(part => comparedFields(part, branchField)),
  });

// Indexes of a pool, so that the values exist before the records do.
const indexes = fc.subarray([0, 1, 2]);
const arbitraryViewer = fc.record({
  user: fc.constantFrom(0, 1, 2, undefined),
  branches: indexes,
  authorities: fc.subarray(authorities.filter(authority => authority !== 'ROLE_ADMIN')),
});
// Each record and each field draws its value from these numbers.
const arbitraryState = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 24, maxLength: 24 });

const query = (text: string, values: unknown[]): Promise<unknown> => app.app.services.database.query(text, values);
const subset = <T>(items: readonly T[], bits: number): T[] => items.filter((_, index) => (bits >> index) % 2 === 1);

/** Writes a value of the field that the number selects. */
async function writeValue({ name, fields }: Collection, { id, field, draw }: { id: string; field: string; draw: number }): Promise<void> {
  const type = fields[field];
  if (!type) return; // the id
  if (isReferenceList(type)) {
    await query(`delete from "${name}_${field}" where "${name}Id" = $1`, [id]);
    await query(
      `insert into "${name}_${field}" ("${name}Id", "${type.to}Id", position) select $1, id, 0 from unnest($2::uuid[]) as input (id)`,
      [id, subset(pools[type.to]!, draw)],
    );
  } else if (isReference(type)) {
    const isRequired = requiredReferences(name as CollectionName, {}).some(([required]) => required === field);
    const target = pools[type.to]![draw % 4] ?? (isRequired ? pools[type.to]![0] : null);
    await query(`update "${name}" set "${field}Id" = $2 where id = $1`, [id, target]);
  } else {
    const value = type.type === 'multiSelect' ? subset(Object.keys(type.options).slice(0, 3), draw) : draw % 2 === 1;
    await query(`update "${name}" set "${field}" = $2 where id = $1`, [id, value]);
  }
}

/** Lets each menu reference some of the records and be sold in some branches. */
async function writeRelation({ collection, field }: Relation, { ids, state }: { ids: readonly string[]; state: readonly number[] }) {
  expect([collection, field]).toEqual(['menu', 'catalog']);
  for (const [index, id] of pools.menu!.entries()) {
    await query(`update menu set catalog = $2 where id = $1`, [id, JSON.stringify([{ products: subset(ids, state[index]!) }])]);
    await writeValue(collections.menu, { id, field: 'branches', draw: state[index + 3]! });
  }
}

/** Tells for each record, in the order of the ids, whether it matches the SQL of the filter. */
async function matchesSql(
  filter: RowFilter,
  { definition, viewer, ids }: { definition: Collection; viewer: Viewer; ids: readonly string[] },
) {
  const values: unknown[] = [ids];
  const condition = rowFilterSql(filter, { definition, viewer, bind: value => `$${values.push(value)}` });
  const text = `select record.id from "${definition.name}" as record where record.id = any($1) and (${condition})`;
  const found = new Set(((await query(text, values)) as { id: string }[]).map(({ id }) => id));
  return ids.map(id => found.has(id));
}

/** Returns the branches of the menus that reference the record. */
async function branchesOfMenus(id: string): Promise<string[]> {
  const rows = await query(
    `select "branchId" from menu_branches join menu on menu.id = "menuId" where exists (
       select from jsonb_array_elements(catalog) as category, jsonb_array_elements_text(category->'products') as product where product = $1)`,
    [id],
  );
  return (rows as { branchId: string }[]).map(({ branchId }) => branchId);
}

const isAllowed = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );

/** Returns some fields that only some permissions cover, and some that only unrestricted ones cover. */
function fieldsToProbe({ definition: { permissions }, updatableFields }: (typeof services)[number]): string[] {
  const listed = Object.values(permissions).flatMap(({ fields = [] }) => fields);
  const [some, others] = [true, false].map(isInList => updatableFields.filter(name => listed.includes(name) === isInList));
  return [...some!.slice(0, 2), ...others!.slice(0, 2)];
}

/** Compares the access that a record offers with what the services permit. */
async function compareAccess(viewer: Viewer, { definition, record }: { definition: Collection; record: RecordEntity }) {
  const service = services.find(({ definition: { name } }) => name === definition.name)!;
  const context = new Context(app.app.services, viewer);
  const { id } = record;
  const offered = await viewerAccess(context, service, record);
  const isReadable = (await readableIds(context, definition.name, [id])).has(id);
  const permits = (operation: Operation, changedFields: readonly string[] = []) =>
    isAllowed(requireRowAccess(context, definition, { operation, id, changedFields }));
  const fields = fieldsToProbe(service);
  const editable = await Promise.all(fields.map(field => permits('update', [field])));
  expect({ ...offered, viewerEditableFields: fields.map(field => offered?.viewerEditableFields.includes(field)) }).toEqual({
    viewerCanUpdate: await permits('update'),
    viewerCanDelete: await permits('delete'),
    viewerEditableFields: editable,
  });
  if (isReadable) return;
  // What a viewer may not read they may not write. Its public part must say the same, although it lacks values.
  expect(offered).toEqual({ viewerCanUpdate: false, viewerCanDelete: false, viewerEditableFields: [] });
  const publicRecord = toPublicRecord(definition.name, record);
  if (publicRecord) expect(await viewerAccess(context, service, publicRecord)).toEqual(offered);
}

const withRowFilters = definitions.filter(definition => filtersOf(definition).some(filter => filter !== 'all'));

test('covers every form of row filter', () => {
  const filters = JSON.stringify(withRowFilters.map(filtersOf));
  for (const form of [
    '"equals":true',
    '"within"',
    '"includesViewer"',
    '"branches":"any"',
    '"branches":"every"',
    '"through"',
    '"all":',
    '"any":',
  ])
    expect(filters).toContain(form);
});

test.each(definitions.filter(definition => !withRowFilters.includes(definition)))('permits $name on all records or none', definition => {
  expect(filtersOf(definition)).toEqual(['all']); // of admins, at least
});

test.each(withRowFilters)('matches the same records of $name in SQL and in memory', async definition => {
  const name = definition.name as CollectionName;
  const ids = pools[name] ?? [await app.make(name), await app.make(name), await app.make(name)];
  const fields = [...new Set(filtersOf(definition).flatMap(filter => comparedFields(filter, definition.branchField!)))];
  const relations = filtersOf(definition).flatMap(relationsOf);
  const { entity } = services.find(service => service.definition === definition)!;
  await fc.assert(
    fc.asyncProperty(arbitraryViewer, arbitraryState, async (draft, state) => {
      for (const [index, id] of ids.entries())
        for (const [position, field] of fields.entries())
          await writeValue(definition, { id, field, draw: state[index * fields.length + position]! });
      for (const relation of relations) await writeRelation(relation, { ids, state: state.slice(12) });
      const viewer: Viewer = {
        id: draft.user === undefined ? 'kein Benutzer' : pools.user![draft.user]!,
        name: 'x',
        authorities: draft.authorities,
        branches: draft.branches.map(index => pools.branch![index]!),
      };
      const loaded = await loadRecordsBy<RecordEntity>(app.app.services.database.manager, entity, { column: 'id', values: ids });
      const records = ids.map(id => loaded.find(record => record.id === id)!);
      const branches = await Promise.all(ids.map(branchesOfMenus));
      for (const filter of filtersOf(definition)) {
        const inMemory = records.map((record, index) =>
          matchesRowFilter(filter, { definition, viewer, record, branchesThrough: () => branches[index]! }),
        );
        expect([filter, inMemory]).toEqual([filter, await matchesSql(filter, { definition, viewer, ids })]);
      }
      await compareAccess(viewer, { definition, record: records[state[23]! % 3]! });
    }),
    { numRuns: 25, seed: 11 },
  );
});
