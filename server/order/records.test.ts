import { collections } from '../../schema/collections';
import type { Collection } from '../../schema/collections/collection';
import { givenOf, isNaming, type Field } from '../../schema/fields/field';
import { draftOf, drafted, exampleOf } from '../../schema/testing/examples';
import { entities } from '../collections';
import { Order, OrderLog } from './order.entity';
import { useHouse } from '../testing/house';
import { useShop } from '../testing/shop';
import { recordsBy } from '../collection/records';

const house = useHouse();
const shop = useShop(house);

/** What any value will do for: words may have to be of some form, and records have to be there. */
const isPlain = (field: Field): boolean => !isNaming(field) && !['secret', 'rows', 'blocks', 'data', 'text'].includes(field.kind);

// What ends comes after what begins.
const inTurn = ({ kind }: Field, index: number): Date | undefined =>
  kind === 'moment' ? new Date(Date.UTC(2026, 0, 1 + index)) : undefined;

test.each(drafted)('a %s is read as TypeORM reads it', async name => {
  const { fields } = collections[name] as Collection;
  const draft = draftOf(name);
  const left = Object.entries(givenOf(fields)).filter(([name, field]) => !(name in draft) && isPlain(field));
  const filled = Object.fromEntries(left.map(([name, field], index) => [name, inTurn(field, index) ?? exampleOf(field, name)]));
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
