import { fakeTransports } from '../../../testing/fakes/transports';
import { useTestApp } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useTestShop } from '../../../testing/data/shop';

const mail = fakeTransports();
const sms = fakeTransports();
const app = useTestApp({ transports: { mail, sms }, limits: { smsPerPhone: 3 } });
const shop = useTestShop(app);

test('limits the text messages of new orders per phone number, and still accepts the orders', async () => {
  await app.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: true });
  const phone = '+43 664 1234567';
  const orders = await Promise.all(Array.from({ length: 6 }, () => shop.placeOrder({ phone, email: 'anna@example.com' })));
  await runJobs(app);
  expect([sms.messages.length, mail.messages.length]).toEqual([3, 6]);
  // Notifications of staff actions are always sent.
  await app.rest(shop.employee, 'POST', `/orders/${orders[0]!.id}/status/confirm`, {});
  await runJobs(app);
  expect(sms.messages).toHaveLength(4);
  // Resending the message about a new order is limited too.
  expect((await app.rest(shop.employee, 'POST', `/orders/${orders[1]!.id}/resend-new-order-sms`)).status).toBe(429);
});
