import { exampleInput } from '../../../schema/testing/exampleRecords';
import { useTestApp } from '../../testing/app/testApp';

const testApp = useTestApp();
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const area = (name: string) => ({ area: name, price: 3, tax: 20 });
const idsOf = (record: { deliveryAreas: { id: string }[] }): string[] => record.deliveryAreas.map(({ id }) => id);

test('gives delivery areas an id in GraphQL and REST', async () => {
  const input = exampleInput('branch', { deliveryAreas: [area('1010 Wien'), { ...area('1020 Wien'), id: 'zwei' }] });
  const { data, errors } = await testApp.graphql(
    'ROLE_ADMIN',
    'mutation ($input: CreateBranchInput!) { createBranch(input: $input) { id deliveryAreas { id area } } }',
    { input: { ...input, identifier: 'wien', country: 'AT' } },
  );
  expect(errors).toBeUndefined();
  expect(idsOf(data.createBranch)).toEqual([expect.stringMatching(uuid), 'zwei']);
  const { status, body } = await testApp.rest('ROLE_ADMIN', 'POST', '/branches', { ...input, identifier: 'wels' });
  expect([status, idsOf(body.data)]).toEqual([201, [expect.stringMatching(uuid), 'zwei']]);
});

test('keeps the ids of delivery areas in an update and gives new ones an id', async () => {
  const branch = await testApp.make('branch', { deliveryAreas: [area('4020 Linz')] });
  const read = async () => (await testApp.rest('ROLE_ADMIN', 'GET', `/branches/${branch}`)).body.data.deliveryAreas;
  const [stored] = await read();
  const update = { deliveryAreas: [stored, { ...area('4030 Linz'), id: '' }, { ...area('4040 Linz'), id: null }] };
  expect((await testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${branch}`, update)).status).toBe(200);
  const areas = await read();
  expect(areas.map(({ area }: { area: string }) => area)).toEqual(['4020 Linz', '4030 Linz', '4040 Linz']);
  expect(areas[0].id).toBe(stored.id);
  expect(new Set(idsOf({ deliveryAreas: areas })).size).toBe(3);
});

test('rejects an id of a delivery area that is too long', async () => {
  const input = exampleInput('branch', { deliveryAreas: [{ ...area('4020 Linz'), id: 'x'.repeat(41) }] });
  const { status, body } = await testApp.rest('ROLE_ADMIN', 'POST', '/branches', input);
  expect([status, body.errors[0].field]).toEqual([422, 'deliveryAreas.0.id']);
});
