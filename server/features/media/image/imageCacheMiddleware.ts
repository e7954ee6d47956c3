/** Answers requests for cached images before all other routes, with minimal work. */
import type { RequestListener } from 'node:http';
import { imageCacheKey } from './negotiateFormat';
import type { ImageCache } from './imageCache';

export const imageCacheMiddleware =
  (imageCache: ImageCache, handler: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = '', headers } = request;
    const image =
      method === 'GET' && url.startsWith('/image/') ? imageCache.get(imageCacheKey(url.slice('/image'.length), headers.accept)) : undefined;
    if (!image) return handler(request, response);
    if (headers['if-none-match'] === image.headers.etag) return void response.writeHead(304, image.headers).end();
    response.writeHead(200, { ...image.headers, 'content-length': image.bytes.length }).end(image.bytes);
  };
