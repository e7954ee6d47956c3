import type { CollectionName } from '../../../schema/collections';
import { restPath } from '../../../schema/collections/collection';
import { collections } from '../../../schema/collections';
import { countStatements } from '../../testing/app/statements';
import { useTestApp, type Token } from '../../testing/app/testApp';

const testApp = useTestApp();
let here: string;
let there: string;
let viewerId: string;
let otherUserId: string;

beforeAll(async () => {
  [here, there] = [await testApp.make('branch'), await testApp.make('branch')];
  viewerId = await testApp.make('user', { branches: [here], phone: '+43 664 1234567' });
  otherUserId = await testApp.make('user', { branches: [there], phone: '+43 664 7654321' });
});

const employee = (): Token => `ROLE_EMPLOYEE @${viewerId} ${here}`;
const manager = (): Token => `ROLE_MANAGER @${viewerId} ${here}`;
const editor = (): Token => `ROLE_EDITOR @${viewerId}`;
const pathTo = (name: CollectionName, id = ''): string => `/${restPath(collections[name])}${id && `/${id}`}`;
const getStatus = async (token: Token, name: CollectionName, id: string) => (await testApp.rest(token, 'GET', pathTo(name, id))).status;
const putStatus = async (token: Token, target: [CollectionName, string], input: object) =>
  (await testApp.rest(token, 'PUT', pathTo(...target), input)).status;
const deleteStatus = async (token: Token, name: CollectionName, id: string) =>
  (await testApp.rest(token, 'DELETE', pathTo(name, id))).status;
const listIds = async (token: Token, name: CollectionName): Promise<string[]> =>
  (await testApp.rest(token, 'GET', pathTo(name))).body.data.map(({ id }: { id: string }) => id);

test.each(['department', 'device', 'digitalSignageDevice', 'project'] as const)(
  'lets staff read a %s of their own branches only',
  async name => {
    const makeFor = (branch: string) => testApp.make(name, name === 'project' ? { branches: [branch] } : { branch });
    const [own, foreign, withoutBranch] = [await makeFor(here), await makeFor(there), await testApp.make(name)];
    for (const token of [employee(), manager()]) {
      expect(await Promise.all([own, foreign, withoutBranch].map(id => getStatus(token, name, id)))).toEqual([200, 403, 403]);
      expect(await listIds(token, name)).toEqual([own]);
    }
    expect((await testApp.rest('ROLE_ADMIN', 'GET', pathTo(name))).body.meta.total).toBe(3);
    expect(await deleteStatus(employee(), name, own)).toBe(403);
  },
);

// The back office makes the fields editable that the record names; the server must accept exactly these.
test('accepts exactly the updates that the record offers', async () => {
  const [ownBranch, foreignBranch] = [await testApp.make('branch'), await testApp.make('branch')];
  const ownUser = await testApp.make('user', { branches: [ownBranch] });
  const makeUser = (role: string, ...branches: string[]) => testApp.make('user', { roles: [role], branches });
  const makeTask = (values: object) => testApp.make('task', values);
  const records: [CollectionName, field: string, ids: string[]][] = [
    ['user', 'firstName', [ownUser, await makeUser('ROLE_EMPLOYEE', ownBranch), await makeUser('ROLE_EMPLOYEE', ownBranch, foreignBranch)]],
    [
      'user',
      'firstName',
      [await makeUser('ROLE_EMPLOYEE', foreignBranch), await makeUser('ROLE_EMPLOYEE'), await makeUser('ROLE_MANAGER', ownBranch)],
    ],
    ['user', 'locale', [ownUser, await makeUser('ROLE_MANAGER', ownBranch)]],
    ['branch', 'closedMessage', [ownBranch, foreignBranch]],
    ['branch', 'name', [ownBranch]],
    ['device', 'name', [await testApp.make('device', { branch: ownBranch }), await testApp.make('device', { branch: foreignBranch })]],
    [
      'menu',
      'name',
      [await testApp.make('menu', { branches: [ownBranch] }), await testApp.make('menu', { branches: [ownBranch, foreignBranch] })],
    ],
    [
      'task',
      'title',
      [await makeTask({ creator: ownUser, branch: foreignBranch }), await makeTask({ creator: otherUserId, branch: ownBranch })],
    ],
    [
      'task',
      'title',
      [
        await makeTask({ creator: otherUserId, branch: foreignBranch, assignees: [ownUser] }),
        await makeTask({ creator: otherUserId, branch: foreignBranch }),
      ],
    ],
    ['tag', 'name', [await testApp.make('tag')]],
  ];
  let count = 0;
  for (const role of ['ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_EDITOR'] as const)
    for (const [name, field, ids] of records)
      for (const id of ids) {
        const token: Token = `${role} @${ownUser} ${ownBranch}`;
        const { data: record } = (await testApp.rest(token, 'GET', pathTo(name, id))).body;
        const canEdit: boolean = record?.viewerEditableFields.includes(field) ?? false;
        const status = await putStatus(token, [name, id], { [field]: `anders${++count}` });
        expect([role, name, field, record, status]).toEqual([role, name, field, record, canEdit ? 200 : 403]);
      }
});

test('lets staff of one branch read a shared project and only managers of all its branches update it', async () => {
  const id = await testApp.make('project', { branches: [here, there] });
  expect(await getStatus(employee(), 'project', id)).toBe(200);
  expect(await putStatus(manager(), ['project', id], { name: 'Anders' })).toBe(403);
  expect(await putStatus(`ROLE_MANAGER ${here} ${there}`, ['project', id], { name: 'Anders' })).toBe(200);
});

test('lets a manager edit the branch but not its name or payment methods', async () => {
  const branch = (await testApp.rest(manager(), 'GET', pathTo('branch', here))).body.data;
  expect(await putStatus(manager(), ['branch', here], { closedMessage: 'Zu', isCashEnabled: branch.isCashEnabled })).toBe(200);
  expect(await putStatus(manager(), ['branch', here], { isCashEnabled: !branch.isCashEnabled })).toBe(403);
  expect(await putStatus(manager(), ['branch', here], { name: 'Anders' })).toBe(403);
  expect(await putStatus(manager(), ['branch', there], { closedMessage: 'Zu' })).toBe(403);
  expect(await putStatus(employee(), ['branch', here], { closedMessage: 'Zu' })).toBe(403);
});

test('lets an employee enable and disable a product sold in their branch, and change nothing else', async () => {
  const [sold, unsold] = [await testApp.make('product'), await testApp.make('product')];
  await testApp.make('menu', { branches: [here], catalog: [{ category: await testApp.make('category'), products: [sold] }] });
  expect(await putStatus(employee(), ['product', sold], { isEnabled: false })).toBe(200);
  expect(await putStatus(employee(), ['product', sold], { price: 1 })).toBe(403);
  expect(await putStatus(employee(), ['product', unsold], { isEnabled: false })).toBe(403);
  expect(await putStatus(manager(), ['product', unsold], { price: 1 })).toBe(200);
});

test('tells whether the viewer may update and delete a record, in GraphQL and REST', async () => {
  const [sold, unsold] = [await testApp.make('product'), await testApp.make('product')];
  await testApp.make('menu', { branches: [here], catalog: [{ category: await testApp.make('category'), products: [sold] }] });
  const accessOf = async (token: Token | undefined, id: string) => {
    const query = `{ product(id: "${id}") { viewerCanUpdate viewerCanDelete viewerEditableFields } }`;
    const { product } = (await testApp.graphql(token, query)).data;
    const { viewerCanUpdate, viewerCanDelete, viewerEditableFields } = (await testApp.rest(token, 'GET', pathTo('product', id))).body.data;
    if (token) expect(product).toEqual({ viewerCanUpdate, viewerCanDelete, viewerEditableFields });
    else expect([viewerCanUpdate, viewerCanDelete, viewerEditableFields]).toEqual([undefined, undefined, undefined]);
    return [product.viewerCanUpdate, product.viewerCanDelete, product.viewerEditableFields];
  };
  expect(await accessOf(undefined, sold)).toEqual([false, false, null]);
  expect(await accessOf(employee(), sold)).toEqual([true, false, ['isEnabled']]);
  expect(await accessOf(employee(), unsold)).toEqual([false, false, []]);
  expect(await accessOf(editor(), sold)).toEqual([false, false, []]);
  expect(await accessOf(manager(), unsold)).toEqual([true, true, expect.arrayContaining(['name', 'price', 'isEnabled'])]);
  const { viewerEditableFields } = (await testApp.rest(manager(), 'GET', pathTo('branch', here))).body.data;
  expect(viewerEditableFields).toEqual(expect.arrayContaining(['closedMessage', 'isPreorderEnabled']));
  expect(viewerEditableFields).not.toEqual(expect.arrayContaining(['isCashEnabled']));
});

test('tells what the viewer may do with many records in a constant number of statements', async () => {
  const category = await testApp.make('category');
  const products = await Promise.all(Array.from({ length: 12 }, () => testApp.make('product')));
  await testApp.make('menu', { branches: [here], catalog: [{ category, products }] });
  const countFor = (limit: number) =>
    countStatements(testApp, () =>
      testApp.graphql(employee(), `{ products(limit: ${limit}) { items { viewerCanUpdate viewerCanDelete viewerEditableFields } } }`),
    );
  expect(await countFor(12)).toBe(await countFor(2));
});

test('returns only public data of foreign branches to staff', async () => {
  await testApp.rest('ROLE_ADMIN', 'PUT', pathTo('branch', there), { orderEmail: 'wels@shop.example' });
  const branch = (await testApp.rest(employee(), 'GET', pathTo('branch', there))).body.data;
  expect(branch).toMatchObject({ id: there, orderEmail: null });
  const listed = (await testApp.rest(employee(), 'GET', pathTo('branch'))).body.data.find(({ id }: { id: string }) => id === there);
  expect(listed).toMatchObject({ orderEmail: null });
  const own = await testApp.make('table', { branch: here, isEnabled: false });
  const foreign = await testApp.make('table', { branch: there, isEnabled: false });
  expect([await getStatus(employee(), 'table', own), await getStatus(employee(), 'table', foreign)]).toEqual([200, 404]);
});

test('lets users edit their own profile and managers the users of their branches', async () => {
  for (const token of [employee(), editor()]) {
    expect(await listIds(token, 'user')).toEqual([viewerId]);
    expect(await getStatus(token, 'user', otherUserId)).toBe(403);
    expect(await putStatus(token, ['user', viewerId], { phone: '+43 664 1111111' })).toBe(200);
    expect(await putStatus(token, ['user', viewerId], { roles: ['ROLE_ADMIN'] })).toBe(403);
  }
  const colleague = await testApp.make('user', { branches: [here] });
  expect(await listIds(manager(), 'user')).toEqual([viewerId, colleague]);
  expect(await putStatus(manager(), ['user', colleague], { firstName: 'Ida' })).toBe(200);
  expect(await putStatus(manager(), ['user', colleague], { roles: ['ROLE_MANAGER'] })).toBe(403);
  expect(await putStatus(manager(), ['user', colleague], { branches: [there] })).toBe(403);
  expect(await putStatus(manager(), ['user', otherUserId], { firstName: 'Ida' })).toBe(403);
  const input = { username: 'neu', email: 'neu@shop.example', firstName: 'N', lastName: 'N', roles: ['ROLE_ADMIN'], branches: [here] };
  expect((await testApp.rest(manager(), 'POST', '/users', input)).status).toBe(403);
  expect((await testApp.rest(manager(), 'POST', '/users', { ...input, roles: ['ROLE_EMPLOYEE'] })).status).toBe(201);
  expect((await testApp.rest('ROLE_ADMIN', 'GET', '/users?search=neu')).body.meta.total).toBe(1);
});

test('lets creators and assignees update a task and staff of its branch read it', async () => {
  const assigned = await testApp.make('task', { branch: there, assignees: [viewerId] });
  const local = await testApp.make('task', { branch: here });
  const foreign = await testApp.make('task', { branch: there });
  const created = (await testApp.rest(employee(), 'POST', '/tasks', { title: 'Ofen putzen' })).body.data;
  expect(created).toMatchObject({ creator: { id: viewerId }, status: 'open', priority: 'normal' });
  expect((await listIds(employee(), 'task')).sort()).toEqual([assigned, local, created.id].sort());
  expect(await listIds(editor(), 'task')).toEqual([assigned]);
  const statuses = await Promise.all(
    [assigned, created.id, local, foreign].map(id => putStatus(employee(), ['task', id], { status: 'done' })),
  );
  expect(statuses).toEqual([200, 200, 403, 403]);
  expect(await putStatus(manager(), ['task', local], { status: 'done' })).toBe(200);
  expect(await putStatus(editor(), ['task', created.id], { status: 'open' })).toBe(403);
});

test('shows a published schedule to its user and lets managers of the branch plan it', async () => {
  const shift = { branch: here, user: viewerId, from: '2026-11-23T05:00:00Z', to: '2026-11-23T13:00:00Z' };
  const draft = await testApp.make('workingSchedule', shift);
  const published = await testApp.make('workingSchedule', { ...shift, isPublished: true });
  await testApp.make('workingSchedule', { ...shift, user: otherUserId, isPublished: true });
  expect(await listIds(employee(), 'workingSchedule')).toEqual([published]);
  expect(await getStatus(employee(), 'workingSchedule', draft)).toBe(403);
  expect(await putStatus(employee(), ['workingSchedule', published], { comment: 'x' })).toBe(403);
  expect(await listIds(manager(), 'workingSchedule')).toHaveLength(3);
  const created = await testApp.rest(manager(), 'POST', '/working-schedules', shift);
  expect([created.status, created.body.data?.createdBy?.id]).toEqual([201, viewerId]);
  expect((await testApp.rest(manager(), 'POST', '/working-schedules', { ...shift, branch: there })).status).toBe(403);
});

test('lets a user read their recorded time and managers of the branch correct it', async () => {
  const own = await testApp.make('workingActivity', { branch: here, user: viewerId });
  const foreign = await testApp.make('workingActivity', { branch: there, user: otherUserId });
  expect(await listIds(employee(), 'workingActivity')).toEqual([own]);
  expect(await putStatus(employee(), ['workingActivity', own], { comment: 'x' })).toBe(403);
  expect(await putStatus(manager(), ['workingActivity', own], { isApproved: true })).toBe(200);
  expect((await testApp.rest(manager(), 'GET', pathTo('workingActivity', own))).body.data.approvedBy.id).toBe(viewerId);
  expect(await putStatus(manager(), ['workingActivity', foreign], { comment: 'x' })).toBe(403);
});

test('returns only the summary fields of a referenced record outside the row filter', async () => {
  const task = await testApp.make('task', { branch: here, assignees: [otherUserId] });
  const { data } = await testApp.graphql(
    employee(),
    `{ task(id: "${task}") { assignees { id username phone email roles branches { id } } } }`,
  );
  expect(data.task.assignees).toMatchObject([
    { id: otherUserId, username: expect.any(String), phone: null, email: '', roles: [], branches: [] },
  ]);
});

test('lets editors update redirects and other staff read enabled ones', async () => {
  const [enabled, disabled] = [
    await testApp.make('redirect', { path: 'an', isEnabled: true }),
    await testApp.make('redirect', { path: 'aus', isEnabled: false }),
  ];
  expect(await listIds(employee(), 'redirect')).toEqual([enabled]);
  expect((await listIds(manager(), 'redirect')).sort()).toEqual([enabled, disabled].sort());
  expect([
    await putStatus(manager(), ['redirect', enabled], { target: '/x' }),
    await putStatus(editor(), ['redirect', enabled], { target: '/x' }),
  ]).toEqual([403, 200]);
});
