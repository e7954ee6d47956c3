/** The REST route of the layers of a template (API-19). */
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { imageTemplateService } from './imageTemplate.service';

export const imageTemplateRoutes: Route[] = [
  route('get', '/image-templates/:id/layers', async ({ context, params }) => ({
    data: (await imageTemplateService.get(context, params.id!)).layers,
  })),
];
