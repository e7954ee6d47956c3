import { useHouse, type Token } from '../../testing/app/testApp';

const house = useHouse();
const admin = 'ROLE_ADMIN';
const at = (time: string): string => `2026-11-16T${time}:00.000Z`;

test('recorded time knows its state and its minutes, whatever was sent', async () => {
  const user = await house.make('user');
  const branch = await house.make('branch');
  const { body } = await house.rest(admin, 'POST', '/working-activities', { user, branch, startedAt: at('05:00') });
  expect(body.data).toMatchObject({ status: 'running', type: 'work', source: 'backend', endedAt: null, workedMinutes: null, pauses: [] });
  const address = `/working-activities/${body.data.id}`;
  const put = async (change: object) => (await house.rest(admin, 'PUT', address, change)).body;
  expect((await put({ pauses: [{ from: at('06:00') }] })).data.status).toBe('paused');
  expect((await put({ endedAt: at('07:00') })).errors[0]).toMatchObject({ field: 'pauses.0' });
  const ended = await put({ endedAt: at('07:00'), pauses: [{ from: at('06:00'), to: at('06:15') }] });
  expect(ended.data).toMatchObject({ status: 'ended', workedMinutes: 105, pauseMinutes: 15 });
  expect((await put({ status: 'running' })).errors[0]).toMatchObject({ field: 'status', message: 'Dieses Feld ist nicht bekannt.' });
});

test('nobody works twice at the same time, however quickly it is asked', async () => {
  const [user, branch] = [await house.make('user'), await house.make('branch')];
  const start = () => house.rest(admin, 'POST', '/working-activities', { user, branch, startedAt: at('05:00') });
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await start()).body.errors).toEqual([{ message: 'Es läuft bereits eine Aktivität.', field: null, code: 'CONFLICT' }]);
});

test('recorded time is somebody\u2019s: the viewer\u2019s where nobody is named', async () => {
  const branch = await house.make('branch');
  const draft = { branch, startedAt: at('05:00'), endedAt: at('06:00') };
  expect((await house.rest(admin, 'POST', '/working-activities', draft)).body.errors[0]).toMatchObject({ field: 'user' });
  const me = await house.make('user');
  const { body } = await house.rest(`ROLE_ADMIN @${me}`, 'POST', '/working-activities', draft);
  expect(body.data.user.id).toBe(me);
});

test('a project counts the minutes worked on it, a donatee and a customer their orders', async () => {
  const project = await house.make('project');
  const day = { startedAt: at('05:00'), endedAt: at('06:00') };
  await house.make('workingActivity', { ...day, project });
  await house.make('workingActivity', { ...day, project });
  expect((await house.rest(admin, 'GET', `/projects/${project}`)).body.data.workedMinutes).toBe(120);
  const { data } = await house.graphql(admin, `{ project(id: "${project}") { workedMinutes } }`);
  expect(data.project.workedMinutes).toBe(120);
  const customer = await house.make('customer');
  expect((await house.rest(admin, 'GET', `/customers/${customer}`)).body.data.orderCount).toBe(0);
});

test('a task that is done says when, and forgets it when it is opened again', async () => {
  const id = await house.make('task');
  const put = async (change: object) => (await house.rest(admin, 'PUT', `/tasks/${id}`, change)).body.data;
  expect((await put({ status: 'done' })).completedAt).toBe('2026-11-16T07:00:00.000Z');
  expect((await put({ status: 'inProgress' })).completedAt).toBeNull();
  expect((await put({ status: 'done', completedAt: at('05:00') })).completedAt).toBe(at('05:00'));
});

test('who looks at a task is kept once, also when two look at once', async () => {
  const [ida, max] = [await house.make('user'), await house.make('user')];
  const id = await house.make('task', { assignees: [ida, max] });
  const as = (user: string): Token => `ROLE_EMPLOYEE @${user}`;
  const look = (user: string) => house.rest(as(user), 'POST', `/tasks/${id}/log-view`);
  await look(ida);
  await Promise.all([look(ida), look(max)]);
  const { views } = (await house.rest(admin, 'GET', `/tasks/${id}`)).body.data;
  expect(views.map(({ user }: { user: { id: string } }) => user.id).sort()).toEqual([ida, max].sort());
  const { data } = await house.graphql(as(ida), `mutation { logTaskView(id: "${id}") { views { user { id } viewedAt } } }`);
  expect(data.logTaskView.views[0]).toEqual({ user: { id: ida }, viewedAt: '2026-11-16T07:00:00.000Z' });
  expect((await house.rest(as(await house.make('user')), 'POST', `/tasks/${id}/log-view`)).status).toBe(403);
  expect((await house.rest(undefined, 'POST', `/tasks/${id}/log-view`)).status).toBe(401);
});

test('the members of a department are those who say so; each side shows the other', async () => {
  const team = await house.make('department');
  const [ida, max] = [await house.make('user', { departments: [team] }), await house.make('user')];
  const members = async () =>
    (await house.rest(admin, 'GET', `/departments/${team}`)).body.data.users.map(({ id }: { id: string }) => id).sort();
  expect(await members()).toEqual([ida]);
  await house.rest(admin, 'PUT', `/departments/${team}`, { users: [max, ida] });
  expect(await members()).toEqual([ida, max].sort());
  expect((await house.rest(admin, 'GET', `/users/${max}`)).body.data.departments).toMatchObject([{ id: team }]);
  await house.rest(admin, 'PUT', `/departments/${team}`, { users: [max] });
  expect((await house.rest(admin, 'GET', `/users/${ida}`)).body.data.departments).toEqual([]);
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
])('%s refuses %j at %s', async (path, draft, field, message) => {
  expect(await house.rest(admin, 'POST', path, draft)).toEqual({ status: 422, body: { errors: [{ message, field, code: 'INVALID' }] } });
});

test('a picture behind a scene must be there, and stays while the scene does', async () => {
  const nowhere = '11111111-1111-4111-8111-111111111111';
  const wrong = await house.rest(admin, 'POST', '/scenes', { path: 'a', name: 'A', background: nowhere });
  expect(wrong.body.errors).toMatchObject([{ field: 'background', message: 'Der gewählte Eintrag existiert nicht.' }]);
  const image = await house.make('image');
  const scene = await house.make('scene', { path: 'b', background: image });
  expect((await house.rest(admin, 'DELETE', `/images/${image}`)).status).toBe(409);
  await house.rest(admin, 'DELETE', `/scenes/${scene}`);
  expect((await house.rest(admin, 'DELETE', `/images/${image}`)).status).toBe(200);
});

test('the blocks of a scene have ids, whether they came with one or not', async () => {
  const id = await house.make('scene', { path: 'c', content: [{ type: 'text', value: { text: '<p>Hallo</p>' } }] });
  const { data } = await house.graphql(admin, `{ scene(id: "${id}") { content { id type text { text } } } }`);
  expect(data.scene.content).toEqual([{ id: expect.any(String), type: 'text', text: { text: '<p>Hallo</p>' } }]);
});

test('segments are found by the stream that shows them', async () => {
  const [shown, other] = [await house.make('digitalSignageSegment'), await house.make('digitalSignageSegment')];
  const stream = await house.make('digitalSignageStream', { segments: [{ segment: shown }] });
  const { body } = await house.rest(admin, 'GET', `/digital-signage-segments?stream=${stream}`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([shown]);
  expect((await house.rest(admin, 'DELETE', `/digital-signage-segments/${shown}`)).status).toBe(409);
  expect((await house.rest(admin, 'DELETE', `/digital-signage-segments/${other}`)).status).toBe(200);
});
