/** REST routes of login, logout, the current user and sessions. */
import { user } from '../../../../schema/collections/user';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { changePassword, credentials, getMe, login, logout, changePasswordFields } from './login.service';
import { linkFields, loginByLink, requestLoginLink, tokenFields } from './loginLink.service';
import { endOtherSessions, endSession, listSessions } from '../session/sessionList.service';
import type { Me } from '../user.entity';
import { requireUser } from '../viewerUser';

const sendMe = async (context: Context, me: Me | null) => ({ data: me && (await serialize(context, user.fields, me)) });

/** Returns the body when it is valid; throws otherwise. */
function parseBody<T>(fields: Parameters<typeof validate>[0], body: object): T {
  throwIfInvalid(validate(fields, body));
  return body as T;
}

export const identityRoutes: Route[] = [
  route('post', '/login', async ({ context, body }) => {
    const { name, password } = parseBody<{ name: string; password: string }>(credentials, body);
    return sendMe(context, await login(context, name, password));
  }),
  route('post', '/login/link', async ({ context, body }) => {
    await requestLoginLink(context, parseBody<{ name: string }>(linkFields, body).name);
    return { data: { isSent: true } };
  }),
  route('post', '/login/link/use', async ({ context, body }) =>
    sendMe(context, await loginByLink(context, parseBody<{ token: string }>(tokenFields, body).token)),
  ),
  route('post', '/logout', async ({ context }) => {
    await logout(context);
    return { data: { isSignedOut: true } };
  }),
  route('get', '/users/me', async ({ context }) => sendMe(context, await getMe(context))),
  route('post', '/users/me/password', async ({ context, body }) => {
    requireUser(context);
    const { current, next } = parseBody<{ current: string; next: string }>(changePasswordFields, body);
    return sendMe(context, await changePassword(context, current, next));
  }),
  route('get', '/users/me/sessions', async ({ context }) => ({ data: await listSessions(context) })),
  route('delete', '/users/me/sessions', async ({ context }) => ({ data: { count: await endOtherSessions(context) } })),
  route('get', '/users/:id/sessions', async ({ context, params }) => ({ data: await listSessions(context, params.id) })),
  route('delete', '/users/:id/sessions', async ({ context, params }) => ({ data: { count: await endOtherSessions(context, params.id) } })),
  route('delete', '/sessions/:id', async ({ context, params }) => ({ data: { id: await endSession(context, params.id!) } })),
];
