/** In front of the doors: a picture that is at hand is answered with no more than its headers and its bytes. */
import type { RequestListener } from 'node:http';
import { keyOf } from './negotiateFormat';
import type { Shelf } from './imageCache';

export const imageFront =
  (shelf: Shelf, doors: RequestListener): RequestListener =>
  (request, response) => {
    const { method, url = '', headers } = request;
    const picture =
      method === 'GET' && url.startsWith('/image/') ? shelf.get(keyOf(url.slice('/image'.length), headers.accept)) : undefined;
    if (!picture) return doors(request, response);
    if (headers['if-none-match'] === picture.headers.etag) return void response.writeHead(304, picture.headers).end();
    response.writeHead(200, { ...picture.headers, 'content-length': picture.bytes.length }).end(picture.bytes);
  };
