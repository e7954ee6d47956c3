import { connect } from 'node:net';
import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp({ limits: { bodyIdleTimeout: 400 } });

/** Sends the start of a request, then `drip` every 100 ms; resolves with the response when the connection ends. */
function sendUnfinished(path: string, body: string, drip = ''): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let received = '';
  socket.on('data', chunk => (received += chunk.toString())).on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n${body}`);
  const timer = setInterval(() => drip && socket.writable && socket.write(drip), 100);
  return new Promise(done =>
    socket.once('close', () => {
      clearInterval(timer);
      done(received);
    }),
  );
}

test.each([
  ['/api/orders', '{"items": [', '{"errors":[{"message"'],
  ['/api/login', '', '{"errors":[{"message"'],
  ['/api/payments/mollie/webhook', '{"id": "tr_1', '{"errors":[{"message"'],
  ['/graphql', '{"query": "{ branches', '{"errors":[{"message":"Die Übertragung hat zu lange gedauert.","extensions":{"code":"TIMEOUT"'],
])('answers TIMEOUT to an unfinished body of %s and closes the connection', async (path, body, expected) => {
  for (const response of await Promise.all([sendUnfinished(path, body), sendUnfinished(path, body, ' ')])) {
    expect(response).toContain('408 Request Timeout');
    expect(response).toContain(expected);
    expect(response).toContain('Die Übertragung hat zu lange gedauert.');
  }
});

test('serves requests that take longer than their body', async () => {
  const requests = Array.from({ length: 5 }, () => app.graphql('ROLE_ADMIN', '{ branches { total } }'));
  for (const { status } of await Promise.all(requests)) expect(status).toBe(200);
});
