/** Records all routes that the app mounts, so that tests need no list of routes. */
import express from 'express';

/** A mounted route; routes for any method appear as GET. */
export interface MountedRoute {
  method: string;
  path: string;
}

type MountFunction = (...args: unknown[]) => unknown;
type ExpressMethods = Record<'use' | 'get' | 'post' | 'put' | 'delete', MountFunction>;
interface RouterRoute {
  path: unknown;
  methods: Record<string, boolean>;
}

/**
 * Records the routes of the apps that the test file starts after this call; the returned function returns them. Routes without a path, such
 * as pages, are not included.
 */
export function recordMountedRoutes(): () => MountedRoute[] {
  const calls: [method: keyof ExpressMethods, given: unknown[]][] = [];
  const application = express.application as unknown as ExpressMethods;
  const spies: jest.SpyInstance[] = [];
  beforeAll(() => {
    for (const method of ['use', 'get', 'post', 'put', 'delete'] as const) {
      const mount = application[method];
      const spy = jest.spyOn(application, method).mockImplementation(function (this: unknown, ...args) {
        calls.push([method, args]);
        return mount.apply(this, args);
      });
      spies.push(spy);
    }
  });
  afterAll(() => spies.forEach(spy => spy.mockRestore()));
  return () => uniqueRoutes(calls.flatMap(([method, args]) => routesOf(method, args)));
}

function routesOf(method: keyof ExpressMethods, [first, ...rest]: unknown[]): MountedRoute[] {
  if (method === 'get' && rest.length === 0) return []; // `get` with one argument reads a setting
  const paths = [first].flat().filter(path => typeof path === 'string');
  const handlers = (paths.length > 0 ? rest : [first, ...rest]) as { stack?: { route?: RouterRoute }[] }[];
  const routes = handlers.flatMap(({ stack = [] }) => stack.flatMap(({ route }) => route ?? []));
  if (routes.length === 0) return paths.map(path => ({ method: method === 'use' ? 'get' : method, path }));
  return (paths.length > 0 ? paths : ['']).flatMap(base =>
    routes.flatMap(({ path, methods }) =>
      Object.keys(methods).map(method => ({ method, path: base + (typeof path === 'string' ? path : '/*') })),
    ),
  );
}

const uniqueRoutes = (routes: readonly MountedRoute[]): MountedRoute[] => [
  ...new Map(routes.map(route => [`${route.method} ${route.path}`, route])).values(),
];
