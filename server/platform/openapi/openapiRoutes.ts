/** Serves the OpenAPI document and Swagger UI from our own files. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Router } from 'express';
import type { JsonSchema } from './fieldSchemas';

const swaggerFolder = dirname(createRequire(__filename).resolve('swagger-ui-dist/package.json'));
const files = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const page = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// Requests with a session need the CSRF token.
const start = `const token = () => /(?:^|; )(?:__Host-)?csrf-token=([^;]+)/.exec(document.cookie)?.[1];
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
  requestInterceptor: request => {
    if (token()) request.headers['X-CSRF-Token'] = token();
    return request;
  },
});
`;

export function openapiRoutes(document: JsonSchema): Router {
  const router = Router();
  router.get('/openapi.json', (_request, response) => response.json(document));
  router.get('/docs', (_request, response) => response.type('html').send(page));
  router.get('/docs/start.js', (_request, response) => response.type('js').send(start));
  for (const file of files) router.get(`/docs/${file}`, (_request, response) => response.sendFile(join(swaggerFolder, file)));
  return router;
}
