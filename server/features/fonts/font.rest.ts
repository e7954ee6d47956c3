/** The REST row of the typefaces. */
import { row, type Row } from '../../platform/collections/collectionRoutes';
import { listFonts } from './font.service';

export const fontRows: Row[] = [
  row('get', '/fonts', async ({ context }) => ({ data: listFonts(context), meta: { total: listFonts(context).length } })),
];
