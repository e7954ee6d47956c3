/** The development client: vite serves it through the same port with hot reload. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Router } from 'express';
import { createServer as createVite } from 'vite';
import { onShutdown } from '../process/shutdown';
import type { PageRenderer } from './serveClient';

export async function devServer(http: Server, renderer: PageRenderer): Promise<Router> {
  const vite = await createVite({
    configFile: 'web/vite.config.mts',
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: separateViteSockets(http) } },
    appType: 'custom',
  });
  onShutdown(() => vite.close());

  const router = Router();
  router.use(vite.middlewares);
  router.get('/{*page}', async (request, response) => {
    const template = await vite.transformIndexHtml(request.originalUrl, await readFile('web/index.html', 'utf8'));
    const page = await renderer(request, { html: template, preloadTags: () => [] });
    response.removeHeader('Content-Security-Policy'); // vite inserts inline scripts
    response
      .status(page?.status ?? 200)
      .type('html')
      .set('Cache-Control', 'no-cache')
      .send(page?.text ?? template);
  });
  return router;
}

// The subscription server rejects unknown sockets, so the sockets of vite bypass it.
function separateViteSockets(http: Server): Server {
  const viteServer = createServer();
  const listeners = http.listeners('upgrade') as ((...upgrade: unknown[]) => void)[];
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, ...rest) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) viteServer.emit('upgrade', request, ...rest);
    else for (const listener of listeners) listener(request, ...rest);
  });
  return viteServer;
}
