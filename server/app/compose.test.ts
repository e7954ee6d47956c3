/** Runs what docker-compose.yml describes as processes: the database, both instances and a proxy that chooses healthy ones. */
import { execSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { databaseUrl, recreateDatabase, workerName } from '../testing/app/databases';
import { useTestApp } from '../testing/app/testApp';
import { readConfig } from './config';
import type { Json } from '../testing/app/json';

jest.setTimeout(300_000);

const root = join(__dirname, '../..');
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const dockerfile = readFileSync(join(root, 'server/Dockerfile'), 'utf8');
const buildCommands = [...dockerfile.matchAll(/^RUN (node .+)$/gm)].map(([, command]) => command!);
const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(dockerfile)![1]!);
const app = useTestApp();

/** Replaces `${NAME:-default}` as Compose does. */
const substitute = (value: unknown, variables: Record<string, string>): string =>
  String(value).replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name: string, fallback = '') => variables[name] ?? fallback);

const environmentOf = (service: string, variables: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(compose.services[service].environment).map(([name, value]) => [name, substitute(value, variables)]));

const instances = ['app-1', 'app-2'];

test('describes every service completely', () => {
  const { services, configs, volumes } = compose;
  for (const [name, service] of Object.entries<Json>(services)) {
    expect([name, service.restart]).toEqual([name, 'unless-stopped']);
    for (const { source } of service.configs ?? []) expect(Object.keys(configs)).toContain(source);
    for (const volume of service.volumes ?? []) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    for (const dependency of Object.keys(service.depends_on ?? {})) expect(services[dependency].healthcheck ?? dockerfile).toBeTruthy();
    if (service.build) expect(existsSync(join(root, service.build.dockerfile))).toBe(true);
  }
  for (const { file } of Object.values<Json>(configs)) if (file) expect(existsSync(join(root, file))).toBe(true);
  for (const instance of instances) {
    expect(() => readConfig(environmentOf(instance))).not.toThrow();
    expect(configs.caddyfile.content).toContain(`${instance}:4000`);
    expect(configs.prometheus.content).toContain(`${instance}:4000`);
  }
});

test('alerts and dashboard use metrics that the app has', async () => {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  const names = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const { groups } = parse(readFileSync(join(root, compose.configs.alerts.file), 'utf8'));
  const { panels } = JSON.parse(readFileSync(join(root, compose.configs.dashboard.file), 'utf8'));
  const queries: string[] = [
    ...groups.flatMap(({ rules }: Json) => rules.map(({ expr }: Json) => expr)),
    ...panels.flatMap(({ targets }: Json) => targets.map(({ expr }: Json) => expr)),
  ];
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    const used = [...query.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)(?=[{[)\s]|$)/g)].map(([, name]) =>
      name!.replace(/_(bucket|count|sum)$/, ''),
    );
    expect({ query, unknown: used.filter(name => !names.has(name) && !/^(histogram_quantile|min_over_time)$/.test(name)) }).toEqual({
      query,
      unknown: [],
    });
  }
});

describe('two instances behind a proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const name = () => `${workerName()}_compose`;
  const children: { child: ChildProcess; port: number }[] = [];
  let proxy: Server;
  let url: string;

  /** Starts the command of the image with the environment of the service. */
  async function startInstance(service: string): Promise<void> {
    const port = await freePort();
    const own = { DATABASE_URL: databaseUrl(name()), DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url };
    const [file, ...args] = command;
    const child = spawn(file!, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...environmentOf(service, { SEED_PASSWORD: 'butterkipferl' }), ...own },
      stdio: 'inherit',
    });
    children.push({ child, port });
    while (!(await isHealthy(port))) {
      if (child.exitCode !== null) throw new Error(`${service} ended with ${child.exitCode}`);
      await setTimeout(100);
    }
  }

  beforeAll(async () => {
    for (const buildCommand of buildCommands) execSync(buildCommand, { cwd: root, stdio: 'ignore' });
    await recreateDatabase(name());
    proxy = createServer((incoming, outgoing) => void forward(incoming, outgoing));
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    await Promise.all(instances.map(startInstance));
  });
  afterAll(async () => {
    for (const { child } of children) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    proxy.close();
    proxy.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  let next = 0;
  /** Passes a request to the next healthy instance, as the proxy of docker-compose.yml does. */
  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    for (let attempt = 0; attempt < 50; attempt++) {
      const { port } = children[next++ % children.length]!;
      const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
      const options = { port, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers };
      const response = (await isHealthy(port)) ? await send(options, Buffer.concat(chunks)) : undefined;
      if (response) return void response.pipe(outgoing.writeHead(response.statusCode!, response.headers));
      await setTimeout(20);
    }
    outgoing.writeHead(502).end();
  }

  const json = async (path: string, body?: object): Promise<Json> => {
    const response = await fetch(url + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };

  test('takes orders while an instance stops and starts again', async () => {
    const { data } = await json('/graphql', { query: '{ branch(id: "linz") { id } products(limit: 300) { items { id name } } }' });
    const { id: product } = data.products.items.find((item: Json) => item.name === 'Handsemmel');
    const order = (i: number) =>
      json('/api/orders', {
        branch: data.branch.id,
        deliveryType: 'takeaway',
        firstName: 'Anna',
        lastName: 'Feuerstein',
        email: `anna${i}@mail.example`,
        legalInstructions: true,
        privacyPolicy: true,
        items: [{ product, amount: 10 }],
      });
    const first = await order(1);
    expect([first.status, first.errors]).toEqual([201, undefined]);
    // Each instance knows the order.
    const statusPath = `/api/orders/public/${first.data.uid}/${first.data.hash}`;
    expect([(await json(statusPath)).status, (await json(statusPath)).status]).toEqual([200, 200]);

    const [stopped] = children.splice(0, 1);
    stopped!.child.kill('SIGTERM');
    const exit = once(stopped!.child, 'exit');
    for (let i = 2; i < 6; i++) expect((await order(i)).status).toBe(201);
    expect(await exit).toEqual([0, null]);
    await startInstance(instances[0]!);
    for (let i = 6; i < 10; i++) expect((await order(i)).status).toBe(201);
  });
});

/** Returns undefined when the instance cannot be reached. */
const send = (options: RequestOptions, body: Buffer): Promise<IncomingMessage | undefined> =>
  once(httpRequest(options).end(body), 'response').then(
    ([response]) => response as IncomingMessage,
    () => undefined,
  );

async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
