/** REST route of fonts. */
import { route, type Route } from '../../platform/collections/collectionRoutes';
import { listFonts } from './font.service';

export const fontRoutes: Route[] = [
  route('get', '/fonts', async ({ context }) => ({ data: listFonts(context), meta: { total: listFonts(context).length } })),
];
