/** The REST route that generates an image (API-67). */
import { collections } from '../../../../schema/collections';
import { parseFields } from '../../../../schema/fields/parse';
import { imageGenerationInput } from '../../../../schema/rules/site/editing/imageGeneration';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import { generateImage } from './imageGeneration.service';

export const imageGenerationRoutes: Route[] = [
  route(
    'post',
    '/content-ai/generate/image',
    async ({ context, body }) => {
      const image = await generateImage(context, parseFields(imageGenerationInput, body));
      return { data: await serialize(context, collections.image.fields, image) };
    },
    201,
  ),
];
