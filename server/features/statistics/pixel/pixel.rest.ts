/** REST: the events of the pixel. */
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { trackPixel } from './pixel.service';

export const pixelRoutes: Route[] = [
  route('post', '/pixel-tracking', async ({ context, body }) => ({ data: { accepted: await trackPixel(context, body) } })),
];
