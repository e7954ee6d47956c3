/** The description of the REST door: whole, sound, and true of what answers. */
import { nowhere } from '../../schema/testing/examples';
import { useHouse } from '../testing/house';
import { allRows } from '../rows';
import { describe as describeRow } from './document';

const house = useHouse();

const read = async () => (await (await fetch(`${house.address}/api/openapi.json`)).json()) as any;

test('every route is described, and nothing else', async () => {
  const { openapi, paths } = await read();
  expect(openapi).toBe('3.1.0');
  expect(allRows.filter(row => !describeRow(row)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  const told = Object.entries<object>(paths).flatMap(([path, methods]) => Object.keys(methods).map(method => `${method} ${path}`));
  expect(told.sort()).toEqual(allRows.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort());
  const names = Object.values<Record<string, { operationId: string }>>(paths).flatMap(methods =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

/** The least that fits a schema of a body. */
function fitting({ type, properties = {}, required = [], enum: options, minLength = 1, minimum = 1 }: any): unknown {
  if (type === 'object') return Object.fromEntries(required.map((name: string) => [name, fitting(properties[name])]));
  const plain: Record<string, unknown> = {
    string: options?.[0] ?? 'x'.repeat(minLength),
    integer: minimum,
    number: minimum,
    boolean: false,
    array: [],
  };
  return plain[type];
}

test('every operation answers as it says, and takes the body it describes', async () => {
  const { paths } = await read();
  const wrong: string[] = [];
  for (const [path, methods] of Object.entries<Record<string, any>>(paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json'].schema;
      const body = method === 'get' || method === 'delete' ? undefined : ((schema ? fitting(schema) : {}) as object);
      const { status, body: answer } = await house.rest('ROLE_ADMIN', method.toUpperCase(), path.replace(/\{\w+\}/g, nowhere), body);
      const isUnknown = JSON.stringify(answer).includes('Dieses Feld ist nicht bekannt');
      if (!responses[status] || status === 500 || isUnknown)
        wrong.push(`${method} ${path}: ${status} ${JSON.stringify(answer).slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test('the pages for people stand on our own files, without a script in the page', async () => {
  const page = await fetch(`${house.address}/api/docs`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(html).not.toMatch(/<script>|<style|style=|https?:/);
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    const file = await fetch(house.address + address!);
    expect([address, file.status]).toEqual([address, 200]);
  }
});
