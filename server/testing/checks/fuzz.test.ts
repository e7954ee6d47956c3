import { collections } from '../../../schema/collections';
import { roles } from '../../../schema/access/roles';
import { keysOf } from '../../../schema/objects';
import { createOrderFields } from '../../../schema/rules/checkout/orderInput';
import { createSchema } from '../../app/graphqlSchema';
import { restRoutes } from '../../app/restRoutes';
import { useTestApp, type Token } from '../app/testApp';
import { unpreparedStatements } from '../app/statements';
import { graphqlFuzz, idFuzz, listFuzz, restFuzz } from '../data/fuzzRequests';

const app = useTestApp({ limits: { requestTimeout: 60_000, statementTimeout: 60_000, connectionTimeout: 60_000 } });
let errorLog: jest.SpyInstance;
beforeAll(() => {
  errorLog = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => errorLog.mockRestore());

/** The limit is generous because a busy machine is no bug. */
const maxDuration = 30_000;
/** The number of random requests in all; `npm run fuzz` raises it. */
const totalCalls = Number(process.env.FUZZ_CALLS ?? 2_100);
const calls = Math.ceil((totalCalls * 3) / 7);
const queryCount = Math.ceil(totalCalls / 7);
const testTimeout = 240_000 + totalCalls * 100;
const concurrency = 16;
const tokens: (Token | undefined)[] = [undefined, ...keysOf(roles)];

interface FuzzRequest {
  path: string;
  method: string;
  body?: string;
  headers: Record<string, string>;
}

/** Returns what is wrong with the response, or undefined. */
async function responseIssue({ path, headers, ...options }: FuzzRequest): Promise<string | undefined> {
  const start = performance.now();
  const response = await fetch(app.url + path, { ...options, headers: { 'content-type': 'application/json', ...headers } });
  const text = await response.text();
  const duration = performance.now() - start;
  const isEnvelope = /^\{"(data|errors)":/.test(text) || response.status === 304;
  const isLeaking = /\n? +at \S.* \(\S+:\d+:\d+\)|node_modules\/|violates \w+ constraint|duplicate key value/.test(text);
  if (response.status < 500 && duration < maxDuration && isEnvelope && !isLeaking) return undefined;
  return `${response.status} in ${Math.round(duration)} ms: ${options.method} ${path.slice(0, 100)} ${options.body?.slice(0, 300)} → ${text.slice(0, 300)}`;
}

async function responseIssues(requests: readonly FuzzRequest[]): Promise<string[]> {
  const issues: string[] = [];
  const queue = requests.map((request, index) => ({ ...request, headers: { ...authorization(index), ...request.headers } }));
  const worker = async (): Promise<void> => {
    for (let request = queue.pop(); request; request = queue.pop()) {
      const issue = await responseIssue(request).catch(
        (error: Error) => `no response: ${request!.method} ${request!.path.slice(0, 100)} (${String(error.cause ?? error)})`,
      );
      if (issue) issues.push(issue);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return issues;
}

function authorization(index: number): Record<string, string> {
  const token = tokens[index % tokens.length];
  return token ? { authorization: token } : {};
}

test(
  'answers fuzzed REST requests without an internal error',
  async () => {
    const names = [...Object.values(collections).flatMap(({ fields }) => Object.keys(fields)), ...Object.keys(createOrderFields)];
    const requests = restFuzz(restRoutes, [...new Set(names)], calls).map(request => ({ ...request, path: `/api${request.path}` }));
    expect(await responseIssues(requests)).toEqual([]);
    expect(errorLog).not.toHaveBeenCalled();
  },
  testTimeout,
);

test(
  'answers fuzzed filters and sort orders without an internal error',
  async () => {
    const requests = listFuzz(Object.values(collections), calls).map(request => ({ ...request, path: `/api${request.path}` }));
    expect(await responseIssues(requests)).toEqual([]);
    expect(errorLog).not.toHaveBeenCalled();
  },
  testTimeout,
);

test(
  'answers fuzzed GraphQL queries without an internal error',
  async () => {
    const queries = graphqlFuzz(await createSchema(), queryCount);
    const requests = queries.map(query => ({ path: '/graphql', method: 'POST', body: JSON.stringify(query), headers: {} }));
    expect(await responseIssues(requests)).toEqual([]);
    expect(errorLog).not.toHaveBeenCalled();
  },
  testTimeout,
);

test(
  'rejects a malformed id everywhere without an internal error',
  async () => {
    const headers = { authorization: 'ROLE_ADMIN' };
    const queries = idFuzz(await createSchema()).map(query => ({
      path: '/graphql',
      method: 'POST',
      body: JSON.stringify(query),
      headers,
    }));
    const invalidPaths = restRoutes
      .filter(({ path }) => path.includes(':'))
      .map(({ method, path }) => ({ path: `/api${path.replace(/:\w+/g, 'keine')}`, method: method.toUpperCase(), headers }));
    expect(queries.length).toBeGreaterThan(200);
    const statements = await unpreparedStatements(app, async () => expect(await responseIssues([...queries, ...invalidPaths])).toEqual([]));
    expect(statements).toEqual([]);
    expect(errorLog).not.toHaveBeenCalled();
  },
  testTimeout,
);
