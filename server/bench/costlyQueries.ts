/**
 * Measures the most expensive requests that an anonymous client can send, one by one and then six at a time from one address, while another
 * address sends ordinary requests.
 */
import { selectAllFields } from '../testing/data/storeQuery';
import { createOpenBranch, nextAddress, startBenchApp, type BenchApp } from './benchApp';
import { defaultLimits } from '../platform/security/limits';
import { measure, print, type Cost } from './measure';

const productCount = 500;
const attackers = 6;

interface Request {
  query: string;
  variables?: object;
}

const repeat = (times: number, text: (n: number) => string): string => Array.from({ length: times }, (_, n) => text(n)).join(' ');
const trivial: Request = { query: '{ __typename }' };
const product = selectAllFields('product');
const init = 'config { title } branches { id name } products { id name price images { id } } menus { catalog { products { id } } }';

/** Returns the requests by name. Those that exceed a limit are measured too, because rejecting them costs time. */
const costlyRequests = (branch: string, productId: string): Readonly<Record<string, Request>> => {
  const items = (count: number) => Array.from({ length: count }, () => ({ product: productId, amount: 1 }));
  const cart = (count: number) => ({ input: { branch, deliveryType: 'takeaway', items: items(count) } });
  const pricedCart = (query: string) => `query ($input: PriceCartInput!) { ${query} }`;
  const priceCart = 'priceCart(input: $input) { isMinimumReached }';
  const fragment = `fragment F on Product { ${product} }`;
  return {
    'init 29 times': { query: `{ ${repeat(29, n => `a${n}: init { ${init} }`)} }` },
    'priceCart 30 times': { query: pricedCart(repeat(30, n => `a${n}: ${priceCart}`)), variables: cart(200) },
    'priceCart with 200 items': { query: pricedCart(priceCart), variables: cart(200) },
    'priceCart with 1,000 items': { query: pricedCart(priceCart), variables: cart(1_000) },
    init: { query: `{ init { ${init} } }` },
    'products in init, 10 times': { query: `{ init { ${repeat(10, n => `a${n}: products { ...F }`)} } } ${fragment}` },
    'all products of a menu, 10 times': {
      query: `{ ${repeat(10, n => `a${n}: menus(limit: 1) { items { catalog { products { ...F } } } }`)} } ${fragment}`,
    },
    'ids of all products of a menu, 30 times': {
      query: `{ ${repeat(30, n => `a${n}: menus(limit: 1) { items { catalog { products { id } } } }`)} }`,
    },
    'all products, 9 times': { query: `{ ${repeat(9, n => `a${n}: products(limit: 500) { items { ...F } }`)} } ${fragment}` },
    'menus of branches of menus': { query: '{ menus(limit: 1) { items { branches { menus { catalog { products { name } } } } } } }' },
    'search 30 times': {
      query: `{ ${repeat(30, n => `a${n}: products(limit: 1, filter: { search: "produkt ${n} ${'e '.repeat(20)}" }) { total }`)} }`,
    },
    'types that do not exist, 30 times': {
      query: `{ ${repeat(30, n => `a${n}: __type(name: "Gibt${n}") { fields { type { name } } }`)} }`,
    },
    'fragments of 1,000 fields': { query: `{ ${'...F '.repeat(99)} } fragment F on Query { ${repeat(10, () => '__typename')} }` },
    'pages of 1,000 tokens': { query: `{ ${repeat(98, () => 'products(limit: 1) { total }')} }` },
  };
};

const send = (app: BenchApp, request: Request, address: string): Promise<{ status: number; text: string }> =>
  fetch(`${app.baseUrl}/graphql`, {
    method: 'POST',
    // A request with credentials is never answered from the response cache.
    headers: { 'content-type': 'application/json', authorization: 'nobody', 'x-forwarded-for': address },
    body: JSON.stringify(request),
  }).then(async response => ({ status: response.status, text: await response.text() }));

/** Measures each request alone. */
async function measureAlone(app: BenchApp, requests: Readonly<Record<string, Request>>): Promise<Cost[]> {
  const costs = [];
  for (const [name, request] of Object.entries(requests)) {
    const { status } = await send(app, request, nextAddress());
    costs.push(
      await measure(app.processes, { name: `${name} (${status})`, times: 10, clients: 1, run: () => send(app, request, nextAddress()) }),
    );
  }
  return costs;
}

/** Measures ordinary requests while another address sends the request again and again. */
async function measureBeside(app: BenchApp, name: string, request: Request): Promise<Cost> {
  let hasEnded = false;
  const repeatRequest = async (): Promise<void> => {
    while (!hasEnded) await send(app, request, '203.0.113.7');
  };
  const attacks = Array.from({ length: attackers }, repeatRequest);
  const run = () => send(app, { query: '{ branches(limit: 1) { items { id name } } }' }, '203.0.113.8');
  const cost = await measure(app.processes, { name, times: 200, clients: 1, run });
  hasEnded = true;
  await Promise.all(attacks);
  return cost;
}

export async function benchCostlyQueries(): Promise<void> {
  const app = await startBenchApp({ LIMITS: `timePerAddress=${defaultLimits.timePerAddress}` });
  const { branch, products } = await createOpenBranch(app, productCount);
  const requests = costlyRequests(branch, products[0]!);
  print('Expensive requests of anonymous clients', await measureAlone(app, requests));
  const beside = [];
  for (const [name, request] of Object.entries({ 'nothing else': trivial, ...requests }))
    beside.push(await measureBeside(app, name, request));
  print(`Ordinary requests beside ${attackers} clients of another address that send`, beside);
  await app.stop();
}
