import { useTestApp } from '../../../testing/app/testApp';

const app = useTestApp();

test.each([
  ['without a boundary', 'multipart/form-data', ''],
  [
    'that is incomplete',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="data"; filename="a.txt"\r\n\r\nabc',
  ],
  [
    'with two files',
    'multipart/form-data; boundary=x',
    ['a', 'b'].map(name => `--x\r\nContent-Disposition: form-data; name="data"; filename="${name}.txt"\r\n\r\nabc\r\n`).join('') + '--x--',
  ],
  [
    'with an unknown field',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--',
  ],
  ['without a file', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nabc\r\n--x--'],
])('rejects a form %s', async (_what, type, body) => {
  const response = await fetch(`${app.url}/api/uploads`, { method: 'POST', headers: { 'content-type': type }, body });
  expect(response.status).toBe(422);
});

test('rejects a form from a foreign origin and one with an unknown session', async () => {
  const form = new FormData();
  form.set('data', new File(['Semmel'], 'a.txt', { type: 'text/plain' }));
  const foreign = await fetch(`${app.url}/api/uploads`, { method: 'POST', headers: { origin: 'https://evil.example' }, body: form });
  expect(foreign.status).toBe(403);
  const image = await fetch(`${app.url}/api/images`, { method: 'POST', headers: { cookie: 'session=made-up' }, body: form });
  expect(image.status).toBe(401);
});
