/** The REST row of a template's layers (API-19). */
import { row, type Row } from '../collection/rest';
import { templateService } from './template.service';

export const templateRows: Row[] = [
  row('get', '/image-templates/:id/layers', async ({ context, params }) => ({
    data: (await templateService.get(context, params.id!)).layers,
  })),
];
