/** A local map service for tests with one style and empty tiles. A test can make it fail. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How it responds to a request for the style. */
type Behavior = 'friendly' | 'forbidding' | 'confused' | 'gone';

export interface MapService {
  url: string;
  behavior: Behavior;
  /** The paths of the requests. */
  requestedPaths: string[];
  stop: () => void;
}

export async function startMapService(): Promise<MapService> {
  const service = { behavior: 'friendly', requestedPaths: [], url: '' } as unknown as MapService;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, service.url);
    service.requestedPaths.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname.startsWith('/styles/')) sendStyle(service, response);
    else if (pathname.endsWith('.json')) response.end(JSON.stringify(tiles(service.url)));
    else response.writeHead(pathname.startsWith('/map-sessions') ? 200 : 204).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

const responders: Readonly<Record<Behavior, (response: ServerResponse, url: string) => void>> = {
  friendly: (response, url) => response.setHeader('content-type', 'application/json').end(JSON.stringify(style(url))),
  forbidding: response => response.writeHead(401).end('{"message":"Not Authorized - Invalid Token"}'),
  confused: response => response.setHeader('content-type', 'application/json').end('<html>'),
  gone: response => response.destroy(),
};

const sendStyle = ({ behavior, url }: MapService, response: ServerResponse): void => responders[behavior](response, url);

const tiles = (url: string) => ({
  tilejson: '2.2.0',
  tiles: [`${url}/tiles/{z}/{x}/{y}.vector.pbf`],
  minzoom: 0,
  maxzoom: 16,
  attribution: '',
});

const style = (url: string) => ({
  version: 8,
  name: 'dark',
  sources: { composite: { type: 'vector', url: `${url}/v4/composite.json` } },
  layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#1b1b1d' } }],
});
