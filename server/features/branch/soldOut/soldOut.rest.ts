/** The REST routes of sold out products. */
import { collections } from '../../../../schema/collections';
import { parseFields } from '../../../../schema/fields/parse';
import { soldOutInputFields, type SoldOutInput } from '../../../../schema/rules/product/soldOut';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import type { Context } from '../../../platform/context/context';
import type { Branch } from '../branch.entity';
import { markAvailable, markSoldOut } from './markSoldOut';

const path = '/branches/:id/sold-out/:product';

const respond = async (context: Context, branch: Branch) => ({ data: await serialize(context, collections.branch.fields, branch) });

export const soldOutRoutes: Route[] = [
  route('put', path, async ({ context, params, body }) => {
    const input: SoldOutInput = parseFields(soldOutInputFields, body ?? {});
    return respond(context, await markSoldOut(context, params.id!, params.product!, input));
  }),
  route('delete', path, async ({ context, params }) => respond(context, await markAvailable(context, params.id!, params.product!))),
];
