/** The REST rows of whoever asks: signing in and out, and where they are signed in. */
import { user } from '../../../../schema/collections/user';
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { row, shown, type Row } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import { changePassword, credentials, getMe, login, logout, mustBePerson, passwordChange } from './login.service';
import { linkFields, loginByLink, requestLoginLink, tokenFields } from './loginLink.service';
import { endOtherSessions, endSession, listSessions } from '../session/sessionList.service';
import type { Me } from '../user.entity';

const show = async (context: Context, me: Me | null) => ({ data: me && (await shown(context, user.fields, me)) });

/** The body, once it was found to be of this shape. */
function bodyOf<T>(fields: Parameters<typeof check>[0], body: object): T {
  demand(check(fields, body));
  return body as T;
}

export const identityRows: Row[] = [
  row('post', '/login', async ({ context, body }) => {
    const { name, password } = bodyOf<{ name: string; password: string }>(credentials, body);
    return show(context, await login(context, name, password));
  }),
  row('post', '/login/link', async ({ context, body }) => {
    await requestLoginLink(context, bodyOf<{ name: string }>(linkFields, body).name);
    return { data: { isSent: true } };
  }),
  row('post', '/login/link/use', async ({ context, body }) =>
    show(context, await loginByLink(context, bodyOf<{ token: string }>(tokenFields, body).token)),
  ),
  row('post', '/logout', async ({ context }) => {
    await logout(context);
    return { data: { isSignedOut: true } };
  }),
  row('get', '/users/me', async ({ context }) => show(context, await getMe(context))),
  row('post', '/users/me/password', async ({ context, body }) => {
    mustBePerson(context);
    const { current, next } = bodyOf<{ current: string; next: string }>(passwordChange, body);
    return show(context, await changePassword(context, current, next));
  }),
  row('get', '/users/me/sessions', async ({ context }) => ({ data: await listSessions(context) })),
  row('delete', '/users/me/sessions', async ({ context }) => ({ data: { count: await endOtherSessions(context) } })),
  row('get', '/users/:id/sessions', async ({ context, params }) => ({ data: await listSessions(context, params.id) })),
  row('delete', '/users/:id/sessions', async ({ context, params }) => ({ data: { count: await endOtherSessions(context, params.id) } })),
  row('delete', '/sessions/:id', async ({ context, params }) => ({ data: { id: await endSession(context, params.id!) } })),
];
