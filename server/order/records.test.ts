import { collections } from '../../schema/collections';
import type { Collection } from '../../schema/collections/collection';
import { givenOf, isNaming } from '../../schema/fields/field';
import { draftOf, drafted, exampleOf } from '../../schema/testing/examples';
import { entities } from '../collections';
import { Order, OrderLog } from './order.entity';
import { useHouse } from '../testing/house';
import { useShop } from '../testing/shop';
import { recordsBy } from '../collection/records';

const house = useHouse();
const shop = useShop(house);

test.each(drafted)('a %s is read as TypeORM reads it', async name => {
  const { fields } = collections[name] as Collection;
  const values = Object.entries(givenOf(fields)).filter(
    ([field, { kind }]) => !(field in draftOf(name)) && !isNaming(fields[field]!) && !['secret', 'rows', 'blocks', 'data'].includes(kind),
  );
  const filled = Object.fromEntries(values.map(([field, kind]) => [field, exampleOf(kind, `${name}${field}`)]));
  const images = Object.entries(fields).filter(([, { kind }]) => kind === 'images');
  const pictures = await Promise.all(images.map(async ([field]) => [field, [await house.make('image'), await house.make('image')]]));
  const ids = [await house.make(name), await house.make(name, { ...filled, ...Object.fromEntries(pictures) })];
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
