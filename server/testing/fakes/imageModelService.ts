/** A local model for tests with the API of OpenAI for images. A test decides how it answers, or how it fails. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface GenerationRequest {
  headers: IncomingMessage['headers'];
  path: string | undefined;
  body: object;
}

export interface ImageModelService {
  url: string;
  requests: GenerationRequest[];
  /** Sends the answer, or none. */
  respond: (response: ServerResponse) => void;
  stop: () => void;
}

export async function startImageModelService(): Promise<ImageModelService> {
  const service: ImageModelService = { url: '', requests: [], respond: () => {}, stop: () => {} };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => (body += chunk));
    request.on('end', () => {
      service.requests.push({ headers: request.headers, path: request.url, body: JSON.parse(body) as object });
      service.respond(response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

/** Sends the object as JSON. */
export const sendJson = (response: ServerResponse, object: object, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(object));
