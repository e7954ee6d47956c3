import { writableCollections } from '../../../../schema/testing/exampleRecords';
import { entityOf } from '../../../platform/collections/registry';
import { Order } from '../order.entity';
import { OrderLog } from '../orderLog.entity';
import { useTestApp } from '../../../testing/app/testApp';
import { completeInput } from '../../../testing/data/make';
import { useTestShop } from '../../../testing/data/shop';
import { loadRecordsBy } from '../../../platform/collections/reading/recordReader';

const app = useTestApp();
const shop = useTestShop(app);

test.each(writableCollections)('reads a %s as TypeORM does', async name => {
  const ids = [await app.make(name), await app.make(name, await completeInput(app.make, name))];
  const { db } = app.contextFor('ROLE_ADMIN');
  for (const id of ids) {
    const records = await loadRecordsBy(db, entityOf(name), { column: 'id', values: [id] });
    expect(records).toStrictEqual([{ ...(await db.findOneByOrFail(entityOf(name), { id })) }]);
  }
});

test('reads an order and its log as TypeORM does', async () => {
  const { id } = await shop.placeOrder();
  const { db } = app.contextFor('ROLE_ADMIN');
  expect(await loadRecordsBy(db, Order, { column: 'id', values: [id] })).toStrictEqual([await db.findOneByOrFail(Order, { id })]);
  expect(await loadRecordsBy(db, OrderLog, { column: 'order', values: [id] })).toStrictEqual(
    (await db.findBy(OrderLog, { order: id })).map(entry => ({ ...entry })),
  );
});
