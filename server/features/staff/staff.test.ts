import { useTestApp, type Token } from '../../testing/app/testApp';

const testApp = useTestApp();
const admin = 'ROLE_ADMIN';
const timeAt = (time: string): string => `2026-11-16T${time}:00.000Z`;

test('computes status and minutes of recorded time and rejects them as input', async () => {
  const user = await testApp.make('user');
  const branch = await testApp.make('branch');
  const { body } = await testApp.rest(admin, 'POST', '/working-activities', { user, branch, startedAt: timeAt('05:00') });
  expect(body.data).toMatchObject({ status: 'running', type: 'work', source: 'backend', endedAt: null, workedMinutes: null, pauses: [] });
  const path = `/working-activities/${body.data.id}`;
  const put = async (input: object) => (await testApp.rest(admin, 'PUT', path, input)).body;
  expect((await put({ pauses: [{ from: timeAt('06:00') }] })).data.status).toBe('paused');
  expect((await put({ endedAt: timeAt('07:00') })).errors[0]).toMatchObject({ field: 'pauses.0' });
  const ended = await put({ endedAt: timeAt('07:00'), pauses: [{ from: timeAt('06:00'), to: timeAt('06:15') }] });
  expect(ended.data).toMatchObject({ status: 'ended', workedMinutes: 105, pauseMinutes: 15 });
  expect((await put({ status: 'running' })).errors[0]).toMatchObject({ field: 'status', message: 'Dieses Feld ist nicht bekannt.' });
});

test('rejects a second running activity, even when started concurrently', async () => {
  const [user, branch] = [await testApp.make('user'), await testApp.make('branch')];
  const start = () => testApp.rest(admin, 'POST', '/working-activities', { user, branch, startedAt: timeAt('05:00') });
  const responses = await Promise.all([start(), start(), start()]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await start()).body.errors).toEqual([{ message: 'Es läuft bereits eine Aktivität.', field: null, code: 'CONFLICT' }]);
});

test('assigns recorded time without a user to the viewer', async () => {
  const branch = await testApp.make('branch');
  const input = { branch, startedAt: timeAt('05:00'), endedAt: timeAt('06:00') };
  expect((await testApp.rest(admin, 'POST', '/working-activities', input)).body.errors[0]).toMatchObject({ field: 'user' });
  const viewerId = await testApp.make('user');
  const { body } = await testApp.rest(`ROLE_ADMIN @${viewerId}`, 'POST', '/working-activities', input);
  expect(body.data.user.id).toBe(viewerId);
});

test('counts the worked minutes of a project and the orders of a customer', async () => {
  const project = await testApp.make('project');
  const period = { startedAt: timeAt('05:00'), endedAt: timeAt('06:00') };
  await testApp.make('workingActivity', { ...period, project });
  await testApp.make('workingActivity', { ...period, project });
  expect((await testApp.rest(admin, 'GET', `/projects/${project}`)).body.data.workedMinutes).toBe(120);
  const { data } = await testApp.graphql(admin, `{ project(id: "${project}") { workedMinutes } }`);
  expect(data.project.workedMinutes).toBe(120);
  const customer = await testApp.make('customer');
  expect((await testApp.rest(admin, 'GET', `/customers/${customer}`)).body.data.orderCount).toBe(0);
});

test('sets the completion time of a done task and clears it on reopening', async () => {
  const id = await testApp.make('task');
  const put = async (input: object) => (await testApp.rest(admin, 'PUT', `/tasks/${id}`, input)).body.data;
  expect((await put({ status: 'done' })).completedAt).toBe('2026-11-16T07:00:00.000Z');
  expect((await put({ status: 'inProgress' })).completedAt).toBeNull();
  expect((await put({ status: 'done', completedAt: timeAt('05:00') })).completedAt).toBe(timeAt('05:00'));
});

test('stores each viewer of a task once, even with concurrent views', async () => {
  const [ida, max] = [await testApp.make('user'), await testApp.make('user')];
  const id = await testApp.make('task', { assignees: [ida, max] });
  const tokenOf = (user: string): Token => `ROLE_EMPLOYEE @${user}`;
  const logView = (user: string) => testApp.rest(tokenOf(user), 'POST', `/tasks/${id}/log-view`);
  await logView(ida);
  await Promise.all([logView(ida), logView(max)]);
  const { views } = (await testApp.rest(admin, 'GET', `/tasks/${id}`)).body.data;
  expect(views.map(({ user }: { user: { id: string } }) => user.id).sort()).toEqual([ida, max].sort());
  const { data } = await testApp.graphql(tokenOf(ida), `mutation { logTaskView(id: "${id}") { views { user { id } viewedAt } } }`);
  expect(data.logTaskView.views[0]).toEqual({ user: { id: ida }, viewedAt: '2026-11-16T07:00:00.000Z' });
  expect((await testApp.rest(tokenOf(await testApp.make('user')), 'POST', `/tasks/${id}/log-view`)).status).toBe(403);
  expect((await testApp.rest(undefined, 'POST', `/tasks/${id}/log-view`)).status).toBe(401);
});

test('keeps users and departments of each other in sync', async () => {
  const department = await testApp.make('department');
  const [ida, max] = [await testApp.make('user', { departments: [department] }), await testApp.make('user')];
  const members = async () =>
    (await testApp.rest(admin, 'GET', `/departments/${department}`)).body.data.users.map(({ id }: { id: string }) => id).sort();
  expect(await members()).toEqual([ida]);
  await testApp.rest(admin, 'PUT', `/departments/${department}`, { users: [max, ida] });
  expect(await members()).toEqual([ida, max].sort());
  expect((await testApp.rest(admin, 'GET', `/users/${max}`)).body.data.departments).toMatchObject([{ id: department }]);
  await testApp.rest(admin, 'PUT', `/departments/${department}`, { users: [max] });
  expect((await testApp.rest(admin, 'GET', `/users/${ida}`)).body.data.departments).toEqual([]);
});

test.each([
  ['/customers', { number: 'K-1', isCompany: true }, 'companyName', 'Dieser Wert darf nicht leer sein.'],
  ['/devices', { identifier: 'd', name: 'D', paperWidth: 70 }, 'paperWidth', 'Bitte treffen Sie eine gültige Auswahl.'],
  ['/devices', { identifier: 'd', name: 'D', macAddress: 'x' }, 'macAddress', expect.stringContaining('00:11:22:33:44:55')],
  ['/projects', { number: 'P', name: 'P', startDate: '2026-12-02', endDate: '2026-12-01' }, 'endDate', expect.stringContaining('nach dem')],
  ['/scenes', { path: 'Ä', name: 'S' }, 'path', expect.stringContaining('Kleinbuchstaben')],
  ['/scenes', { path: 's', name: 'S', background: 'rot' }, 'background', expect.stringContaining('#rrggbb')],
  ['/digital-signage-segments', { name: 'S', durationSeconds: 5, isEnabled: true }, 'scene', 'Dieser Wert darf nicht leer sein.'],
  ['/digital-signage-devices', { identifier: 't', name: 'T', resolution: 'groß' }, 'resolution', expect.stringContaining('1920x1080')],
])('rejects at %s the input %j because of %s', async (path, input, field, message) => {
  expect(await testApp.rest(admin, 'POST', path, input)).toEqual({ status: 422, body: { errors: [{ message, field, code: 'INVALID' }] } });
});

test('requires the background image of a scene and keeps it from deletion', async () => {
  const missingId = '11111111-1111-4111-8111-111111111111';
  const invalid = await testApp.rest(admin, 'POST', '/scenes', { path: 'a', name: 'A', background: missingId });
  expect(invalid.body.errors).toMatchObject([{ field: 'background', message: 'Der gewählte Eintrag existiert nicht.' }]);
  const image = await testApp.make('image');
  const scene = await testApp.make('scene', { path: 'b', background: image });
  expect((await testApp.rest(admin, 'DELETE', `/images/${image}`)).status).toBe(409);
  await testApp.rest(admin, 'DELETE', `/scenes/${scene}`);
  expect((await testApp.rest(admin, 'DELETE', `/images/${image}`)).status).toBe(200);
});

test('generates ids for blocks of a scene without ids', async () => {
  const id = await testApp.make('scene', { path: 'c', content: [{ type: 'text', value: { text: '<p>Hallo</p>' } }] });
  const { data } = await testApp.graphql(admin, `{ scene(id: "${id}") { content { id type text { text } } } }`);
  expect(data.scene.content).toEqual([{ id: expect.any(String), type: 'text', text: { text: '<p>Hallo</p>' } }]);
});

test('filters segments by the stream that contains them', async () => {
  const [inStream, other] = [await testApp.make('digitalSignageSegment'), await testApp.make('digitalSignageSegment')];
  const stream = await testApp.make('digitalSignageStream', { segments: [{ segment: inStream }] });
  const { body } = await testApp.rest(admin, 'GET', `/digital-signage-segments?stream=${stream}`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([inStream]);
  expect((await testApp.rest(admin, 'DELETE', `/digital-signage-segments/${inStream}`)).status).toBe(409);
  expect((await testApp.rest(admin, 'DELETE', `/digital-signage-segments/${other}`)).status).toBe(200);
});
