/** The client while it is written: vite serves it through the same port, and changes it in the open page. */
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { Router } from 'express';
import { createServer } from 'vite';
import { atEnd } from './ending';

export async function webDevDoor(http: Server): Promise<Router> {
  const vite = await createServer({
    configFile: 'web/vite.config.mts',
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  });
  atEnd(() => vite.close());

  const router = Router();
  router.use(vite.middlewares);
  router.get('/{*page}', async (request, response) => {
    const page = await vite.transformIndexHtml(request.originalUrl, await readFile('web/index.html', 'utf8'));
    response.type('html').set('Cache-Control', 'no-cache').send(page);
  });
  return router;
}
