/** The REST rows of the keys of a branch. */
import type { KeyView } from '../../../../schema/access/roles';
import { demand } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { row, type Row } from '../../../platform/collections/collectionRoutes';
import { listKeys, renewKey } from './branchKey.service';

export const branchKeyRows: Row[] = [
  row('get', '/branches/:id/keys', async ({ context, params }) => ({ data: await listKeys(context, params.id!) })),
  row(
    'post',
    '/branches/:id/keys/:view',
    async ({ context, params, body }) => {
      demand(check({}, body));
      return { data: await renewKey(context, params.id!, params.view as KeyView) };
    },
    201,
  ),
];
