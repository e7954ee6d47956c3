/** The REST rows of the tokens of programs. */
import { read } from '../../../../schema/fields/parse';
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { row, type Row } from '../../../platform/collections/collectionRoutes';
import { createToken, listTokens, renewToken, revokeToken, tokenDraft, type TokenDraft } from './apiToken.service';

export const apiTokenRows: Row[] = [
  row('get', '/api-tokens', async ({ context }) => ({ data: await listTokens(context) })),
  row(
    'post',
    '/api-tokens',
    async ({ context, body }) => ({ data: await createToken(context, read(tokenDraft, body) as TokenDraft) }),
    201,
  ),
  row('post', '/api-tokens/:id/renew', async ({ context, params, body }) => {
    demand(check({}, body));
    return { data: await renewToken(context, params.id!) };
  }),
  row('delete', '/api-tokens/:id', async ({ context, params }) => ({ data: await revokeToken(context, params.id!) })),
];
