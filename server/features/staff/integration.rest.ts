/** Exports for scheduling and payroll software: published schedules, their users and departments (API-69). The token is part of the URL. */
import { collections } from '../../../schema/collections';
import { AppError } from '../../../schema/errors/appError';
import { withQuery, route, serialize, type RouteRequest, type Route } from '../../platform/collections/collectionRoutes';
import type { Context } from '../../platform/context/context';
import { writeLog } from '../../platform/context/log';
import { countRequest, viewerByToken } from '../identity/apiToken/apiToken.service';
import { userService } from '../identity/user.service';
import { departmentService } from './department.service';
import { workingScheduleService } from './time/workingSchedule.service';

const { username, firstName, lastName, branches, departments } = collections.user.fields;
const userFields = { username, firstName, lastName, branches, departments };

/** Returns a context that reads as a manager of the token's branches, or as an admin for a token of all branches. */
async function createReadContext({ context, params }: RouteRequest, label: string): Promise<Context> {
  const { db, now } = context;
  const viewer = await viewerByToken(db, params.token!, now);
  if (!viewer.authorities.includes('schedules:read')) throw new AppError('FORBIDDEN', { message: 'Der Zugangsschlüssel ist ungültig.' });
  await countRequest(context.withViewer(viewer));
  await writeLog(context.withViewer(viewer), {
    channel: 'api',
    message: `Ausfuhr: ${label}.`,
    record: { collection: 'apiToken', id: viewer.id },
  });
  const branchRows = await db.query<{ id: string }[]>('select id from branch');
  const hasAllBranches = branchRows.every(({ id }) => viewer.branches.includes(id));
  return context.withViewer({ ...viewer, authorities: [hasAllBranches ? 'ROLE_ADMIN' : 'ROLE_MANAGER'] });
}

async function listUsers(request: RouteRequest): Promise<object[]> {
  const context = await createReadContext(request, collections.user.label);
  const { items } = await userService.list(context, { filter: { isActive: true } });
  const publicUsers = items.map(({ id, ...user }) => ({
    id,
    ...Object.fromEntries(Object.keys(userFields).map(name => [name, user[name as 'username']])),
  }));
  return Promise.all(publicUsers.map(user => serialize(context, userFields, user)));
}

async function listSchedules(request: RouteRequest): Promise<object[]> {
  const context = await createReadContext(request, collections.workingSchedule.label);
  const { from, to, ...unknown } = request.query;
  if (Object.keys(unknown).length > 0) throw new AppError('INVALID');
  const { items } = await workingScheduleService.list(context, { filter: { isPublished: true, from, to } });
  return Promise.all(items.map(item => serialize(context, collections.workingSchedule.fields, item)));
}

async function listDepartments(request: RouteRequest): Promise<object[]> {
  const context = await createReadContext(request, collections.department.label);
  const { items } = await departmentService.list(context);
  return Promise.all(items.map(item => serialize(context, collections.department.fields, item)));
}

/** Outside `/api`, as the specification requires (G-105). */
export const integrationRoutes: Route[] = [
  route('get', '/working-schedules/:token/users', async request => ({ data: await listUsers(request) })),
  withQuery(route('get', '/working-schedules/:token/all', async request => ({ data: await listSchedules(request) }))),
  route('get', '/departments/:token/all', async request => ({ data: await listDepartments(request) })),
];
