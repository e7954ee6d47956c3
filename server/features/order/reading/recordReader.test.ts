import { drafted } from '../../../../schema/testing/exampleRecords';
import { entities } from '../../../app/collections';
import { Order, OrderLog } from '../order.entity';
import { useHouse } from '../../../testing/app/testApp';
import { fullDraft } from '../../../testing/data/make';
import { useShop } from '../../../testing/data/shop';
import { recordsBy } from '../../../platform/collections/reading/recordReader';

const house = useHouse();
const shop = useShop(house);

test.each(drafted)('a %s is read as TypeORM reads it', async name => {
  const ids = [await house.make(name), await house.make(name, await fullDraft(house.make, name))];
  const { db } = house.as('ROLE_ADMIN');
  for (const id of ids) {
    const found = await recordsBy(db, entities[name], { column: 'id', values: [id] });
    expect(found).toStrictEqual([await db.findOneByOrFail(entities[name], { id })]);
  }
});

test('an order and its log are read as TypeORM reads them', async () => {
  const { id } = await shop.place();
  const { db } = house.as('ROLE_ADMIN');
  expect(await recordsBy(db, Order, { column: 'id', values: [id] })).toStrictEqual([await db.findOneByOrFail(Order, { id })]);
  expect(await recordsBy(db, OrderLog, { column: 'order', values: [id] })).toStrictEqual(await db.findBy(OrderLog, { order: id }));
});
