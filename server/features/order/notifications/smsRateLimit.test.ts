import { pretendedPost } from '../../../testing/fakes/transports';
import { useHouse } from '../../../testing/app/testApp';
import { runJobs } from '../../../testing/app/runJobs';
import { useShop } from '../../../testing/data/shop';

const mail = pretendedPost();
const sms = pretendedPost();
const house = useHouse({ carriers: { mail, sms }, limits: { textsPerPhone: 3 } });
const shop = useShop(house);

test('whoever orders under the number of somebody else does not fill their phone; their orders are taken all the same', async () => {
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enablePluginSMS: true });
  const phone = '+43 664 1234567';
  const orders = await Promise.all(Array.from({ length: 6 }, () => shop.place({ phone, email: 'anna@example.com' })));
  await runJobs(house);
  expect([sms.carried.length, mail.carried.length]).toEqual([3, 6]);
  // What staff does is told in any case.
  await house.rest(shop.counter, 'POST', `/orders/${orders[0]!.id}/status/confirm`, {});
  await runJobs(house);
  expect(sms.carried).toHaveLength(4);
  // But nobody is texted of a new order again and again.
  expect((await house.rest(shop.counter, 'POST', `/orders/${orders[1]!.id}/resend-new-order-sms`)).status).toBe(429);
});
