import { startAppProcess, type AppProcess } from '../../../testing/app/appProcess';
import { databaseUrl, workerName } from '../../../testing/app/databases';
import { useTestApp, waitFor } from '../../../testing/app/testApp';
import { startTextService, type TextService } from '../../../testing/fakes/textService';
import type { Json } from '../../../testing/app/json';

jest.setTimeout(120_000); // two server processes start

const testApp = useTestApp();
let service: TextService;
beforeAll(async () => {
  service = await startTextService();
});
afterAll(() => service.stop());

// One proposal per day, so that a second one is rejected.
const startProcess = () => startAppProcess(databaseUrl(workerName()), { AI_URL: service.url, LIMITS: 'textRequestsPerUser=1' });

async function propose({ url }: AppProcess, site: string): Promise<{ status: number; body: Json }> {
  const headers = { 'content-type': 'application/json', authorization: 'ROLE_ADMIN' };
  const body = JSON.stringify({ prompt: 'Einladender' });
  const response = await fetch(`${url}/api/content-ai/generate/site/${site}`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

test('answers a proposal that a restart ends, and counts it once when it is requested again', async () => {
  const block = { id: '0193f7c0-0000-7000-8000-000000000001', type: 'text', config: {}, value: { text: '<p>Gut</p>' } };
  const site: string = await testApp.make('site', { content: [block] });
  const first = await startProcess();
  service.respond = () => {};
  const ended = propose(first, site);
  await waitFor(() => service.requests.length === 1);
  const exit = first.stop('SIGTERM');
  expect(await ended).toMatchObject({
    status: 503,
    body: { errors: [{ message: expect.stringMatching(/^Der Server wird gerade neu gestartet/) }] },
  });
  expect(await exit).toBe(0);

  service.respond = undefined;
  service.rewrite = () => '<p>Besser</p>';
  const second = await startProcess();
  expect((await propose(second, site)).body.data.content).toMatchObject([{ value: { text: '<p>Besser</p>' } }]);
  expect((await propose(second, site)).status).toBe(429);
  expect(service.requests).toHaveLength(2);
  await second.stop('SIGTERM');
});
