import { useTestApp } from '../../../testing/app/testApp';

const app = useTestApp();

test.each([
  'http://till.example/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[fd00::1]/',
  'https://user:password@till.example/',
])('rejects the URL %s in production, on create and update', async url => {
  const id = await app.make('webhook', { url: 'https://till.example/orders' });
  const input = { name: 'Kassa', url, events: ['orderCreated'] };
  for (const [method, path] of [
    ['POST', '/webhooks'],
    ['PUT', `/webhooks/${id}`],
  ] as const) {
    const { status, body } = await app.rest('ROLE_ADMIN', method, path, input);
    expect([status, body.errors[0].field]).toEqual([422, 'url']);
    expect(body.errors[0].message).toContain('öffentlich');
  }
});

test('rejects a webhook without events', async () => {
  const { status, body } = await app.rest('ROLE_ADMIN', 'POST', '/webhooks', { name: 'Kassa', url: 'https://till.example/', events: [] });
  expect([status, body.errors[0].field]).toEqual([422, 'events']);
});
