import { createQueue } from './workQueue';

/** A piece of work that ends when it is told to. */
function piece() {
  let end = (): void => {};
  const ended = new Promise<void>(done => (end = done));
  const work = jest.fn(() => ended);
  return { work, end };
}
const settled = () => new Promise(done => setImmediate(done));

test('so many at a time, the next when one is done, and no longer a line than was said', async () => {
  const queue = createQueue({ workers: 2, longest: 1 });
  const [one, two, three, four] = [piece(), piece(), piece(), piece()];
  const first = queue('one', one.work);
  const others = [queue('two', two.work), queue('three', three.work)];
  await expect(queue('four', four.work)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(two.work).toHaveBeenCalled();
  expect(three.work).not.toHaveBeenCalled();

  one.end();
  await first;
  await settled();
  expect(three.work).toHaveBeenCalled();
  two.end();
  three.end();
  await Promise.all(others);
});

test('the same work is done once for all who wait, and again after it failed', async () => {
  const queue = createQueue({ workers: 1, longest: 0 });
  const work = jest.fn(() => Promise.reject(new Error('no paper')));
  const both = [queue('print', work), queue('print', work)];
  for (const answer of both) await expect(answer).rejects.toThrow('no paper');
  expect(work).toHaveBeenCalledTimes(1);
  await expect(queue('print', () => Promise.resolve('printed'))).resolves.toBe('printed');
});
