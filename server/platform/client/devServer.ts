/** The client while it is written: vite serves it through the same port, and changes it in the open page. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Router } from 'express';
import { createServer as createVite } from 'vite';
import { atEnd } from '../process/shutdown';
import type { Pages } from '../../features/seo/renderPage';

export async function webDevDoor(http: Server, pages: Pages): Promise<Router> {
  const vite = await createVite({
    configFile: 'web/vite.config.mts',
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: socketsOf(http) } },
    appType: 'custom',
  });
  atEnd(() => vite.close());

  const router = Router();
  router.use(vite.middlewares);
  router.get('/{*page}', async (request, response) => {
    const empty = await vite.transformIndexHtml(request.originalUrl, await readFile('web/index.html', 'utf8'));
    const page = await pages(request, empty);
    response.removeHeader('Content-Security-Policy'); // vite writes scripts into the page
    response
      .status(page?.status ?? 200)
      .type('html')
      .set('Cache-Control', 'no-cache')
      .send(page?.text ?? empty);
  });
  return router;
}

// The door of GraphQL turns away every socket it does not know, so vite's are led past it.
function socketsOf(http: Server): Server {
  const sockets = createServer();
  const doors = http.listeners('upgrade') as ((...upgrade: unknown[]) => void)[];
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, ...rest) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) sockets.emit('upgrade', request, ...rest);
    else for (const door of doors) door(request, ...rest);
  });
  return sockets;
}
