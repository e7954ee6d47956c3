/** The REST route of the menus of a branch. */
import { collections } from '../../../schema/collections';
import { route, serialize, shared, type Route } from '../../platform/collections/collectionRoutes';
import { nextChangeAt } from '../../platform/collections/reading/readableRecords';
import { branchService } from '../branch/branch.service';
import { listMenus } from './menu.service';

export const menuRoutes: Route[] = [
  shared(
    route('get', '/branches/:id/menus', async ({ context, params }) => {
      const menus = await listMenus(context, await branchService.get(context, params.id!));
      const data = await Promise.all(menus.map(menu => serialize(context, collections.menu.fields, menu)));
      return { data, meta: { nextChangeAt: await nextChangeAt(context, collections.menu) } };
    }),
  ),
];
