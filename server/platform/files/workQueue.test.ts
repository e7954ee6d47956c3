import { createWorkQueue } from './workQueue';

/** Work that ends when the test calls `finish`. */
function createJob() {
  let finish = (): void => {};
  const finished = new Promise<void>(done => (finish = done));
  const work = jest.fn(() => finished);
  return { work, end: finish };
}
const nextTick = () => new Promise(done => setImmediate(done));

test('limits running and waiting jobs, and starts the next one when one ends', async () => {
  const queue = createWorkQueue({ workers: 2, maxWaiting: 1 });
  const [one, two, three, four] = [createJob(), createJob(), createJob(), createJob()];
  const first = queue('one', one.work);
  const others = [queue('two', two.work), queue('three', three.work)];
  await expect(queue('four', four.work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(two.work).toHaveBeenCalled();
  expect(three.work).not.toHaveBeenCalled();

  one.end();
  await first;
  await nextTick();
  expect(three.work).toHaveBeenCalled();
  two.end();
  three.end();
  await Promise.all(others);
});

test('runs work with the same key once, and again after it failed', async () => {
  const queue = createWorkQueue({ workers: 1, maxWaiting: 0 });
  const work = jest.fn(() => Promise.reject(new Error('no paper')));
  const both = [queue('print', work), queue('print', work)];
  for (const result of both) await expect(result).rejects.toThrow('no paper');
  expect(work).toHaveBeenCalledTimes(1);
  await expect(queue('print', () => Promise.resolve('printed'))).resolves.toBe('printed');
});

/** Records the order in which jobs start, one at a time. The first job runs while the others arrive. */
async function recordOrder(
  maxWaiting: number,
  addJobs: (add: (key: string, client?: string) => Promise<unknown>) => void,
): Promise<string[]> {
  const queue = createWorkQueue({ workers: 1, maxWaiting });
  const order: string[] = [];
  const running = createJob();
  const results: Promise<unknown>[] = [queue('running', running.work)];
  addJobs((key, client) => {
    const result = queue(key, () => Promise.resolve(void order.push(key)), client);
    results.push(result.catch(() => undefined));
    return result;
  });
  running.end();
  await Promise.all(results);
  return order;
}
const range = (name: string, from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `${name}${from + index}`);

test('starts the first ten jobs of every client before all others', async () => {
  const order = await recordOrder(500, add => {
    for (const key of range('a', 0, 200)) void add(key, 'a');
    for (const key of range('b', 0, 20)) void add(key, 'b');
  });
  expect(order.slice(0, 50)).toEqual([
    ...range('a', 0, 10),
    ...range('b', 0, 10),
    ...range('a', 10, 20),
    ...range('b', 10, 20),
    ...range('a', 20, 30),
  ]);
});

test('starts a waiting job earlier when another client needs it first', async () => {
  const order = await recordOrder(500, add => {
    for (const key of range('a', 0, 200)) void add(key, 'a');
    void add('a150', 'b');
  });
  expect(order.indexOf('a150')).toBe(10);
});

test('rejects a late job of a client with many others instead of a first one when it is full', async () => {
  const rejected: string[] = [];
  const order = await recordOrder(30, add => {
    for (const key of range('a', 0, 30)) add(key, 'a').catch(() => rejected.push(key));
    for (const key of range('b', 0, 5)) void add(key, 'b');
  });
  expect(rejected.toSorted()).toEqual(range('a', 25, 30));
  expect(order).toEqual([...range('a', 0, 10), ...range('b', 0, 5), ...range('a', 10, 25)]);
});

test('lets only a limited number of newer jobs overtake one', async () => {
  const order = await recordOrder(5_000, add => {
    for (const key of range('a', 0, 11)) void add(key, 'a');
    for (const key of range('other', 0, 1_100)) void add(key, key);
  });
  expect(order.indexOf('a10')).toBeLessThan(1_050);
});

test('counts only the pending jobs of a client', async () => {
  const queue = createWorkQueue({ workers: 1, maxWaiting: 500 });
  await Promise.all(range('a', 0, 30).map(key => queue(key, () => Promise.resolve(), 'a')));
  const order: string[] = [];
  const running = createJob();
  const results = [queue('running', running.work)];
  for (const key of [...range('b', 0, 11), 'a30']) results.push(queue(key, () => Promise.resolve(void order.push(key)), key[0]));
  running.end();
  await Promise.all(results);
  expect(order).toEqual([...range('b', 0, 10), 'a30', 'b10']);
});
