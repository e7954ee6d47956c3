/** Every address that houses answer at, as they are put together: whatever is mounted shows up here, and nothing has to be written down. */
import express from 'express';

/** An address and how it is asked for. What answers by itself to any method is asked with GET. */
export interface Address {
  method: string;
  path: string;
}

type Mounted = (...given: unknown[]) => unknown;
type Doors = Record<'use' | 'get' | 'post' | 'put' | 'delete', Mounted>;
interface Route {
  path: unknown;
  methods: Record<string, boolean>;
}

/** Looks on from now on; what is returned tells what was mounted. Pages, which lie at no address of their own, are not told. */
export function watchDoors(): () => Address[] {
  const mounted: [method: keyof Doors, given: unknown[]][] = [];
  const doors = express.application as unknown as Doors;
  for (const method of ['use', 'get', 'post', 'put', 'delete'] as const) {
    const mount = doors[method];
    jest.spyOn(doors, method).mockImplementation(function (this: unknown, ...given) {
      mounted.push([method, given]);
      return mount.apply(this, given);
    });
  }
  return () => unique(mounted.flatMap(([method, given]) => addressesIn(method, given)));
}

function addressesIn(method: keyof Doors, [first, ...others]: unknown[]): Address[] {
  if (method === 'get' && others.length === 0) return []; // so settings are read
  const paths = [first].flat().filter(path => typeof path === 'string');
  const handlers = (paths.length > 0 ? others : [first, ...others]) as { stack?: { route?: Route }[] }[];
  const routes = handlers.flatMap(({ stack = [] }) => stack.flatMap(({ route }) => route ?? []));
  if (routes.length === 0) return paths.map(path => ({ method: method === 'use' ? 'get' : method, path }));
  return (paths.length > 0 ? paths : ['']).flatMap(base =>
    routes.flatMap(({ path, methods }) =>
      Object.keys(methods).map(method => ({ method, path: base + (typeof path === 'string' ? path : '/*') })),
    ),
  );
}

const unique = (addresses: readonly Address[]): Address[] => [
  ...new Map(addresses.map(address => [`${address.method} ${address.path}`, address])).values(),
];
