import { collections } from '../../../schema/collections';
import { orderDraft } from '../../../schema/rules/checkout/orderInput';
import { createSchema } from '../../platform/graphql/graphqlServer';
import { allRows } from '../../app/restRoutes';
import { useHouse, type Token } from '../app/testApp';
import { unfitStatements } from '../app/statements';
import { graphqlNonsense, idNonsense, listNonsense, restNonsense } from '../data/fuzzRequests';

const house = useHouse();
const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
afterAll(() => complaints.mockRestore());

/** Whoever waits longer than this waits for good: a busy machine is no fault. */
const slowest = 30_000;
/** How much is tried: a nightly run may ask for more. */
const calls = Number(process.env.FUZZ_CALLS ?? 900);
const questionsAsked = calls / 3;
const patience = 240_000;
const atOnce = 16;
const tokens: (Token | undefined)[] = [undefined, 'ROLE_EMPLOYEE', 'ROLE_ADMIN'];

interface Asked {
  path: string;
  method: string;
  body?: string;
  headers: Record<string, string>;
}

/** What went wrong with the answer, if anything did. */
async function fault({ path, headers, ...options }: Asked): Promise<string | undefined> {
  const start = performance.now();
  const response = await fetch(house.address + path, { ...options, headers: { 'content-type': 'application/json', ...headers } });
  const text = await response.text();
  const took = performance.now() - start;
  const isEnvelope = /^\{"(data|errors)":/.test(text) || response.status === 304;
  const isLeaking = /\n? +at \S.* \(\S+:\d+:\d+\)|node_modules\/|violates \w+ constraint|duplicate key value/.test(text);
  if (response.status < 500 && took < slowest && isEnvelope && !isLeaking) return undefined;
  return `${response.status} in ${Math.round(took)} ms: ${options.method} ${path.slice(0, 100)} ${options.body?.slice(0, 300)} → ${text.slice(0, 300)}`;
}

async function faults(asked: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  const queue = asked.map((one, place) => ({ ...one, headers: { ...authorization(place), ...one.headers } }));
  const work = async (): Promise<void> => {
    for (let one = queue.pop(); one; one = queue.pop()) {
      const wrong = await fault(one).catch(
        (error: Error) => `no answer: ${one!.method} ${one!.path.slice(0, 100)} (${String(error.cause ?? error)})`,
      );
      if (wrong) found.push(wrong);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

function authorization(place: number): Record<string, string> {
  const token = tokens[place % tokens.length];
  return token ? { authorization: token } : {};
}

test(
  'calls of the facade that nobody means are all answered, and none by a fault of ours',
  async () => {
    const names = [...Object.values(collections).flatMap(({ fields }) => Object.keys(fields)), ...Object.keys(orderDraft)];
    const asked = restNonsense(allRows, [...new Set(names)], calls).map(one => ({ ...one, path: `/api${one.path}` }));
    expect(await faults(asked)).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  },
  patience,
);

test(
  'lists, narrowed and sorted as nobody means, are all answered, and none by a fault of ours',
  async () => {
    const asked = listNonsense(Object.values(collections), calls).map(one => ({ ...one, path: `/api${one.path}` }));
    expect(await faults(asked)).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  },
  patience,
);

test(
  'questions that nobody means are all answered, and none by a fault of ours',
  async () => {
    const questions = graphqlNonsense(await createSchema(), questionsAsked);
    const asked = questions.map(question => ({ path: '/graphql', method: 'POST', body: JSON.stringify(question), headers: {} }));
    expect(await faults(asked)).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  },
  patience,
);

test(
  'an id that is none is wrong wherever one is taken, and no fault of ours',
  async () => {
    const headers = { authorization: 'ROLE_ADMIN' };
    const questions = idNonsense(await createSchema()).map(question => ({
      path: '/graphql',
      method: 'POST',
      body: JSON.stringify(question),
      headers,
    }));
    const wrongPaths = allRows
      .filter(({ path }) => path.includes(':'))
      .map(({ method, path }) => ({ path: `/api${path.replace(/:\w+/g, 'keine')}`, method: method.toUpperCase(), headers }));
    expect(questions.length).toBeGreaterThan(200);
    const unfit = await unfitStatements(house, async () => expect(await faults([...questions, ...wrongPaths])).toEqual([]));
    expect(unfit).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  },
  patience,
);
