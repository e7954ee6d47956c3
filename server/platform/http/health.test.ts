import type { DataSource } from 'typeorm';
import { health } from './health';

test('reads the database once for all that wait at the same time', async () => {
  const answers: ((rows: object[]) => void)[] = [];
  const query = jest.fn(() => new Promise<object[]>(done => answers.push(done)));
  const handler = health({ database: { query } as unknown as DataSource, isWorking: () => true });
  const send = () =>
    new Promise<unknown[]>(done => {
      const response = { status: (code: number) => ((response.code = code), response), set: () => response, code: 0 };
      void handler({} as never, Object.assign(response, { json: (body: unknown) => done([response.code, body]) }) as never, () => {});
    });
  const responses = Promise.all(Array.from({ length: 20 }, send));
  expect(query).toHaveBeenCalledTimes(2);
  for (const answer of answers) answer([{ waiting: 1, failed: 0, oldestDueSeconds: 3.7 }]);
  for (const response of await responses)
    expect(response).toEqual([200, { data: { isReady: true, jobs: { isWorking: true, oldestDueSeconds: 3 } } }]);
  void send();
  expect(query).toHaveBeenCalledTimes(4);
});
