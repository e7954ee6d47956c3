/** The REST row of a template's layers (API-19). */
import { row, type Row } from '../../../platform/collections/collectionRoutes';
import { templateService } from './imageTemplate.service';

export const templateRows: Row[] = [
  row('get', '/image-templates/:id/layers', async ({ context, params }) => ({
    data: (await templateService.get(context, params.id!)).layers,
  })),
];
