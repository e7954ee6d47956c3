/** Serves the built client, with a service worker that a test can replace by a newer one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveClient } from '../../platform/client/serveClient';
import type { TestAppOptions } from '../app/testApp';

interface UpdatableClient {
  createClientHandler: NonNullable<TestAppOptions['createClientHandler']>;
  /** Deploys another version of the worker. */
  deployWorker: () => void;
}

export function createUpdatableClient(): UpdatableClient {
  let deployed = 0;
  return {
    createClientHandler: (_http, pages) => {
      const folder = process.env.TEST_WEB!;
      const client = serveClient(folder, pages);
      return (request, response, next) => {
        if (deployed === 0 || request.path !== '/build/service-worker.js') return client(request, response, next);
        const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
        response.set({ 'Service-Worker-Allowed': '/', 'Cache-Control': 'no-cache' }).type('js').send(`${worker}\n// ${deployed}`);
      };
    },
    deployWorker: () => void (deployed += 1),
  };
}
