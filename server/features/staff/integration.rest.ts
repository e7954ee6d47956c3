/** What programs that plan and pay read by a token in the address: published schedules, their people and their teams (API-69). */
import { collections } from '../../../schema/collections';
import { Refusal } from '../../../schema/errors/appError';
import { asking, row, shown, type Call, type Row } from '../../platform/collections/collectionRoutes';
import type { Context } from '../../platform/context/context';
import { log } from '../../platform/context/log';
import { countQuestion, viewerOfToken } from '../identity/apiToken/apiToken.service';
import { userService } from '../identity/user.service';
import { departmentService } from './department.service';
import { workingScheduleService } from './time/workingSchedule.service';

const { username, firstName, lastName, branches, departments } = collections.user.fields;
const personFields = { username, firstName, lastName, branches, departments };

/** Reads as the management of the token's branches would, for all branches as the administration; no more than these lists show leaves the house. */
async function reader({ context, params }: Call, what: string): Promise<Context> {
  const { db, now } = context;
  const viewer = await viewerOfToken(db, params.token!, now);
  if (!viewer.roles.includes('schedules:read')) throw new Refusal('forbidden', { text: 'Der Zugangsschlüssel ist ungültig.' });
  await countQuestion(context.as(viewer));
  await log(context.as(viewer), { channel: 'api', message: `Ausfuhr: ${what}.`, record: { collection: 'apiToken', id: viewer.id } });
  const all = await db.query<{ id: string }[]>('select id from branch');
  const isEverywhere = all.every(({ id }) => viewer.branches.includes(id));
  return context.as({ ...viewer, roles: [isEverywhere ? 'ROLE_ADMIN' : 'ROLE_MANAGER'] });
}

async function users(call: Call): Promise<object[]> {
  const context = await reader(call, collections.user.label);
  const { items } = await userService.list(context, { filter: { isActive: true } });
  const told = items.map(({ id, ...user }) => ({
    id,
    ...Object.fromEntries(Object.keys(personFields).map(name => [name, user[name as 'username']])),
  }));
  return Promise.all(told.map(user => shown(context, personFields, user)));
}

async function schedules(call: Call): Promise<object[]> {
  const context = await reader(call, collections.workingSchedule.label);
  const { from, to, ...others } = call.query;
  if (Object.keys(others).length > 0) throw new Refusal('invalid');
  const { items } = await workingScheduleService.list(context, { filter: { isPublished: true, from, to } });
  return Promise.all(items.map(item => shown(context, collections.workingSchedule.fields, item)));
}

async function teams(call: Call): Promise<object[]> {
  const context = await reader(call, collections.department.label);
  const { items } = await departmentService.list(context);
  return Promise.all(items.map(item => shown(context, collections.department.fields, item)));
}

/** Outside `/api`, as the specification writes them (G-105). */
export const integrationRows: Row[] = [
  row('get', '/working-schedules/:token/users', async call => ({ data: await users(call) })),
  asking(row('get', '/working-schedules/:token/all', async call => ({ data: await schedules(call) }))),
  row('get', '/departments/:token/all', async call => ({ data: await teams(call) })),
];
