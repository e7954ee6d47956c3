/** The REST row of a branch's menus. */
import { collections } from '../../../schema/collections';
import { row, shown, type Row } from '../../platform/collections/collectionRoutes';
import { branchService } from '../branch/branch.service';
import { menusOf } from './menu.service';

export const menuRows: Row[] = [
  row('get', '/branches/:id/menus', async ({ context, params }) => {
    const menus = await menusOf(context, await branchService.get(context, params.id!));
    return { data: await Promise.all(menus.map(menu => shown(context, collections.menu.fields, menu))) };
  }),
];
