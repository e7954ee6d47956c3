import { usePaymentShop } from '../../../testing/data/paymentShop';

const { app, shop, placeUnpaid, pay } = usePaymentShop();

test('prints the receipt of an order that is paid online when it is paid, and no sooner', async () => {
  await app.make('device', { type: 'printer', branch: shop.branch, autoPrint: true, isEnabled: true });
  const order = await placeUnpaid();
  const receipts = async () => {
    const { body } = await app.rest(shop.employee, 'GET', `/print-jobs?search=${order.uid}`);
    return body.data.map(({ receipt }: { receipt: string }) => receipt);
  };
  expect(await receipts()).toEqual([]);
  await pay(order);
  expect(await receipts()).toEqual(['customer']);
});
