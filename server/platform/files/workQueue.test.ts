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
