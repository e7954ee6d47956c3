/** The REST route of pause and busy mode. */
import { collections } from '../../../../schema/collections';
import { parseFields } from '../../../../schema/fields/parse';
import { serviceInputFields } from '../../../../schema/rules/time/serviceState';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import { setBranchService } from './setBranchService';

export const branchServiceRoutes: Route[] = [
  route('put', '/branches/:id/service', async ({ context, params, body }) => {
    const branch = await setBranchService(context, params.id!, parseFields(serviceInputFields, body));
    return { data: await serialize(context, collections.branch.fields, branch) };
  }),
];
