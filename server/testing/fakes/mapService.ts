/** A map service on loopback for tests: one style with buildings and nothing on its tiles. It can be told to misbehave. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it does when it is asked for the style. */
type Manner = 'friendly' | 'forbidding' | 'confused' | 'gone';

export interface MapService {
  url: string;
  manner: Manner;
  /** The paths it was asked for. */
  asked: string[];
  stop: () => void;
}

export async function startMapService(): Promise<MapService> {
  const service = { manner: 'friendly', asked: [], url: '' } as unknown as MapService;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, service.url);
    service.asked.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname.startsWith('/styles/')) answerStyle(service, response);
    else if (pathname.endsWith('.json')) response.end(JSON.stringify(tiles(service.url)));
    else response.writeHead(pathname.startsWith('/map-sessions') ? 200 : 204).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return service;
}

const manners: Readonly<Record<Manner, (response: ServerResponse, url: string) => void>> = {
  friendly: (response, url) => response.setHeader('content-type', 'application/json').end(JSON.stringify(style(url))),
  forbidding: response => response.writeHead(401).end('{"message":"Not Authorized - Invalid Token"}'),
  confused: response => response.setHeader('content-type', 'application/json').end('<html>'),
  gone: response => response.destroy(),
};

const answerStyle = ({ manner, url }: MapService, response: ServerResponse): void => manners[manner](response, url);

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
