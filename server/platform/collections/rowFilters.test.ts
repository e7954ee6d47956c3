import type { CollectionName } from '../../../schema/collections';
import { pathOf } from '../../../schema/collections/collection';
import { collections } from '../../../schema/collections';
import { effectiveRoles } from '../../../schema/access/roles';
import { mayTouch } from '../../../schema/access/recordPermissions';
import { useHouse, type Token } from '../../testing/app/testApp';

const house = useHouse();
let here: string;
let there: string;
let me: string;
let other: string;

beforeAll(async () => {
  [here, there] = [await house.make('branch'), await house.make('branch')];
  me = await house.make('user', { branches: [here], phone: '+43 664 1234567' });
  other = await house.make('user', { branches: [there], phone: '+43 664 7654321' });
});

const employee = (): Token => `ROLE_EMPLOYEE @${me} ${here}`;
const manager = (): Token => `ROLE_MANAGER @${me} ${here}`;
const editor = (): Token => `ROLE_EDITOR @${me}`;
const addressOf = (name: CollectionName, id = ''): string => `/${pathOf(collections[name])}${id && `/${id}`}`;
const read = async (token: Token, name: CollectionName, id: string) => (await house.rest(token, 'GET', addressOf(name, id))).status;
const change = async (token: Token, address: [CollectionName, string], draft: object) =>
  (await house.rest(token, 'PUT', addressOf(...address), draft)).status;
const remove = async (token: Token, name: CollectionName, id: string) => (await house.rest(token, 'DELETE', addressOf(name, id))).status;
const listed = async (token: Token, name: CollectionName): Promise<string[]> =>
  (await house.rest(token, 'GET', addressOf(name))).body.data.map(({ id }: { id: string }) => id);

test.each(['department', 'device', 'digitalSignageDevice', 'project'] as const)('staff reads a %s of its own branches only', async name => {
  const of = (branch: string) => house.make(name, name === 'project' ? { branches: [branch] } : { branch });
  const [own, foreign, nobodys] = [await of(here), await of(there), await house.make(name)];
  for (const token of [employee(), manager()]) {
    expect(await Promise.all([own, foreign, nobodys].map(id => read(token, name, id)))).toEqual([200, 403, 403]);
    expect(await listed(token, name)).toEqual([own]);
  }
  expect((await house.rest('ROLE_ADMIN', 'GET', addressOf(name))).body.meta.total).toBe(3);
  expect(await remove(employee(), name, own)).toBe(403);
});

// The office shows by this rule what can be done with a record; it must promise neither more nor less than is let through.
test('what the office lets people touch is what the server takes', async () => {
  const [near, far] = [await house.make('branch'), await house.make('branch')];
  const myself = await house.make('user', { branches: [near] });
  const person = (role: string, ...branches: string[]) => house.make('user', { roles: [role], branches });
  const task = (change: object) => house.make('task', change);
  const records: [CollectionName, field: string, ids: string[]][] = [
    ['user', 'firstName', [myself, await person('ROLE_EMPLOYEE', near), await person('ROLE_EMPLOYEE', near, far)]],
    ['user', 'firstName', [await person('ROLE_EMPLOYEE', far), await person('ROLE_EMPLOYEE'), await person('ROLE_MANAGER', near)]],
    ['user', 'locale', [myself, await person('ROLE_MANAGER', near)]],
    ['branch', 'closedMessage', [near, far]],
    ['branch', 'name', [near]],
    ['device', 'name', [await house.make('device', { branch: near }), await house.make('device', { branch: far })]],
    ['menu', 'name', [await house.make('menu', { branches: [near] }), await house.make('menu', { branches: [near, far] })]],
    ['task', 'title', [await task({ creator: myself, branch: far }), await task({ creator: other, branch: near })]],
    ['task', 'title', [await task({ creator: other, branch: far, assignees: [myself] }), await task({ creator: other, branch: far })]],
    ['tag', 'name', [await house.make('tag')]],
  ];
  let count = 0;
  for (const role of ['ROLE_EMPLOYEE', 'ROLE_MANAGER', 'ROLE_EDITOR'] as const)
    for (const [name, field, ids] of records)
      for (const id of ids) {
        const { data: record } = (await house.rest('ROLE_ADMIN', 'GET', addressOf(name, id))).body;
        const me = { id: myself, roles: effectiveRoles([role]), branches: [{ id: near }] };
        const isOpen = mayTouch({ person: me, definition: collections[name], record }, field);
        const status = await change(`${role} @${myself} ${near}`, [name, id], { [field]: `anders${++count}` });
        expect([role, name, field, record, status]).toEqual([role, name, field, record, isOpen ? 200 : 403]);
      }
});

test('a project of two branches is read in each of them and changed in both only', async () => {
  const id = await house.make('project', { branches: [here, there] });
  expect(await read(employee(), 'project', id)).toBe(200);
  expect(await change(manager(), ['project', id], { name: 'Anders' })).toBe(403);
  expect(await change(`ROLE_MANAGER ${here} ${there}`, ['project', id], { name: 'Anders' })).toBe(200);
});

test('a manager runs the branch, but neither renames it nor says what may be paid with', async () => {
  const whole = (await house.rest(manager(), 'GET', addressOf('branch', here))).body.data;
  expect(await change(manager(), ['branch', here], { closedMessage: 'Zu', isCashEnabled: whole.isCashEnabled })).toBe(200);
  expect(await change(manager(), ['branch', here], { isCashEnabled: !whole.isCashEnabled })).toBe(403);
  expect(await change(manager(), ['branch', here], { name: 'Anders' })).toBe(403);
  expect(await change(manager(), ['branch', there], { closedMessage: 'Zu' })).toBe(403);
  expect(await change(employee(), ['branch', here], { closedMessage: 'Zu' })).toBe(403);
});

test('an employee switches a product that is sold in an own branch, and nothing else of it', async () => {
  const [sold, unsold] = [await house.make('product'), await house.make('product')];
  await house.make('menu', { branches: [here], catalog: [{ category: await house.make('category'), products: [sold] }] });
  expect(await change(employee(), ['product', sold], { isEnabled: false })).toBe(200);
  expect(await change(employee(), ['product', sold], { price: 1 })).toBe(403);
  expect(await change(employee(), ['product', unsold], { isEnabled: false })).toBe(403);
  expect(await change(manager(), ['product', unsold], { price: 1 })).toBe(200);
});

test('staff sees of foreign branches what strangers see', async () => {
  await house.rest('ROLE_ADMIN', 'PUT', addressOf('branch', there), { orderEmail: 'wels@shop.example' });
  const seen = (await house.rest(employee(), 'GET', addressOf('branch', there))).body.data;
  expect(seen).toMatchObject({ id: there, orderEmail: null });
  const inList = (await house.rest(employee(), 'GET', addressOf('branch'))).body.data.find(({ id }: { id: string }) => id === there);
  expect(inList).toMatchObject({ orderEmail: null });
  const own = await house.make('table', { branch: here, isEnabled: false });
  const foreign = await house.make('table', { branch: there, isEnabled: false });
  expect([await read(employee(), 'table', own), await read(employee(), 'table', foreign)]).toEqual([200, 404]);
});

test('everybody has the own profile; managers the people of their branches', async () => {
  for (const token of [employee(), editor()]) {
    expect(await listed(token, 'user')).toEqual([me]);
    expect(await read(token, 'user', other)).toBe(403);
    expect(await change(token, ['user', me], { phone: '+43 664 1111111' })).toBe(200);
    expect(await change(token, ['user', me], { roles: ['ROLE_ADMIN'] })).toBe(403);
  }
  const colleague = await house.make('user', { branches: [here] });
  expect(await listed(manager(), 'user')).toEqual([me, colleague]);
  expect(await change(manager(), ['user', colleague], { firstName: 'Ida' })).toBe(200);
  expect(await change(manager(), ['user', colleague], { roles: ['ROLE_MANAGER'] })).toBe(403);
  expect(await change(manager(), ['user', colleague], { branches: [there] })).toBe(403);
  expect(await change(manager(), ['user', other], { firstName: 'Ida' })).toBe(403);
  const draft = { username: 'neu', email: 'neu@shop.example', firstName: 'N', lastName: 'N', roles: ['ROLE_ADMIN'], branches: [here] };
  expect((await house.rest(manager(), 'POST', '/users', draft)).status).toBe(403);
  expect((await house.rest(manager(), 'POST', '/users', { ...draft, roles: ['ROLE_EMPLOYEE'] })).status).toBe(201);
  expect((await house.rest('ROLE_ADMIN', 'GET', '/users?search=neu')).body.meta.total).toBe(1);
});

test('a task is changed by those who made it or are to do it, and read by its branch', async () => {
  const assigned = await house.make('task', { branch: there, assignees: [me] });
  const local = await house.make('task', { branch: here });
  const foreign = await house.make('task', { branch: there });
  const made = (await house.rest(employee(), 'POST', '/tasks', { title: 'Ofen putzen' })).body.data;
  expect(made).toMatchObject({ creator: { id: me }, status: 'open', priority: 'normal' });
  expect((await listed(employee(), 'task')).sort()).toEqual([assigned, local, made.id].sort());
  expect(await listed(editor(), 'task')).toEqual([assigned]);
  const statuses = await Promise.all([assigned, made.id, local, foreign].map(id => change(employee(), ['task', id], { status: 'done' })));
  expect(statuses).toEqual([200, 200, 403, 403]);
  expect(await change(manager(), ['task', local], { status: 'done' })).toBe(200);
  expect(await change(editor(), ['task', made.id], { status: 'open' })).toBe(403);
});

test('a schedule is seen by its person once it is published, and planned by the management of the branch', async () => {
  const shift = { branch: here, user: me, from: '2026-11-23T05:00:00Z', to: '2026-11-23T13:00:00Z' };
  const draft = await house.make('workingSchedule', shift);
  const published = await house.make('workingSchedule', { ...shift, isPublished: true });
  await house.make('workingSchedule', { ...shift, user: other, isPublished: true });
  expect(await listed(employee(), 'workingSchedule')).toEqual([published]);
  expect(await read(employee(), 'workingSchedule', draft)).toBe(403);
  expect(await change(employee(), ['workingSchedule', published], { comment: 'x' })).toBe(403);
  expect(await listed(manager(), 'workingSchedule')).toHaveLength(3);
  const made = await house.rest(manager(), 'POST', '/working-schedules', shift);
  expect([made.status, made.body.data?.createdBy?.id]).toEqual([201, me]);
  expect((await house.rest(manager(), 'POST', '/working-schedules', { ...shift, branch: there })).status).toBe(403);
});

test('recorded time is read by its person and kept right by the management of the branch', async () => {
  const own = await house.make('workingActivity', { branch: here, user: me });
  const foreign = await house.make('workingActivity', { branch: there, user: other });
  expect(await listed(employee(), 'workingActivity')).toEqual([own]);
  expect(await change(employee(), ['workingActivity', own], { comment: 'x' })).toBe(403);
  expect(await change(manager(), ['workingActivity', own], { isApproved: true })).toBe(200);
  expect((await house.rest(manager(), 'GET', addressOf('workingActivity', own))).body.data.approvedBy.id).toBe(me);
  expect(await change(manager(), ['workingActivity', foreign], { comment: 'x' })).toBe(403);
});

test('a record out of reach that is named by another one shows no more than who it is', async () => {
  const task = await house.make('task', { branch: here, assignees: [other] });
  const { data } = await house.graphql(
    employee(),
    `{ task(id: "${task}") { assignees { id username phone email roles branches { id } } } }`,
  );
  expect(data.task.assignees).toMatchObject([{ id: other, username: expect.any(String), phone: null, email: '', roles: [], branches: [] }]);
});

test('a redirect is written by the editor; staff sees those that are on', async () => {
  const [on, off] = [
    await house.make('redirect', { path: 'an', isEnabled: true }),
    await house.make('redirect', { path: 'aus', isEnabled: false }),
  ];
  expect(await listed(employee(), 'redirect')).toEqual([on]);
  expect((await listed(manager(), 'redirect')).sort()).toEqual([on, off].sort());
  expect([await change(manager(), ['redirect', on], { target: '/x' }), await change(editor(), ['redirect', on], { target: '/x' })]).toEqual(
    [403, 200],
  );
});
