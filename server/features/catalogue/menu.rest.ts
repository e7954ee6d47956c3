/** The REST route of the menus of a branch. */
import { collections } from '../../../schema/collections';
import { route, serialize, type Route } from '../../platform/collections/collectionRoutes';
import { branchService } from '../branch/branch.service';
import { listMenus } from './menu.service';

export const menuRoutes: Route[] = [
  route('get', '/branches/:id/menus', async ({ context, params }) => {
    const menus = await listMenus(context, await branchService.get(context, params.id!));
    return { data: await Promise.all(menus.map(menu => serialize(context, collections.menu.fields, menu))) };
  }),
];
