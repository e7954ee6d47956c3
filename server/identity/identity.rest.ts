/** The REST rows of whoever asks. */
import { user } from '../../schema/collections/user';
import { row, shown, type Row } from '../collection/rest';
import { getMe } from './identity.service';

export const identityRows: Row[] = [
  row('get', '/users/me', async ({ context }) => {
    const me = await getMe(context);
    return { data: me && (await shown(context, user.fields, me)) };
  }),
];
