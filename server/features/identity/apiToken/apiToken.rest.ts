/** REST routes of API tokens. */
import { parseFields } from '../../../../schema/fields/parse';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { createToken, listTokens, renewToken, revokeToken, createApiTokenFields } from './apiToken.service';

export const apiTokenRoutes: Route[] = [
  route('get', '/api-tokens', async ({ context }) => ({ data: await listTokens(context) })),
  route(
    'post',
    '/api-tokens',
    async ({ context, body }) => ({ data: await createToken(context, parseFields(createApiTokenFields, body)) }),
    201,
  ),
  route('post', '/api-tokens/:id/renew', async ({ context, params, body }) => {
    throwIfInvalid(validate({}, body));
    return { data: await renewToken(context, params.id!) };
  }),
  route('delete', '/api-tokens/:id', async ({ context, params }) => ({ data: await revokeToken(context, params.id!) })),
];
