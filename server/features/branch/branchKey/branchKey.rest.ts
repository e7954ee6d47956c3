/** The REST routes of branch keys. */
import type { BranchScreen } from '../../../../schema/access/roles';
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { listKeys, renewKey } from './branchKey.service';

export const branchKeyRoutes: Route[] = [
  route('get', '/branches/:id/keys', async ({ context, params }) => ({ data: await listKeys(context, params.id!) })),
  route(
    'post',
    '/branches/:id/keys/:view',
    async ({ context, params, body }) => {
      throwIfInvalid(validate({}, body));
      return { data: await renewKey(context, params.id!, params.view as BranchScreen) };
    },
    201,
  ),
];
