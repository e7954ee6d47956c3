import { topics } from '../../../platform/events/events';
import { eventually, useHouse, useInstance } from '../../../testing/app/testApp';
import { useShop } from '../../../testing/data/shop';

const house = useHouse();
const neighbour = useInstance();
const shop = useShop(house);

const marks = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };
type Link = Pick<Awaited<ReturnType<typeof shop.place>>, 'uid' | 'hash'>;
const submit = (at: typeof house, { uid, hash }: Link, body: object = marks) =>
  at.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/questionnaire`, body);
const orderOf = async (id: string) => (await house.rest(shop.counter, 'GET', `/orders/${id}`)).body.data;
const mutation = ({ uid, hash }: Link, entries: string) =>
  house.graphql(
    undefined,
    `mutation { submitQuestionnaire(uid: "${uid}", hash: "${hash}", questionnaire: { ${entries} }) { status questionnaireRating } }`,
  );

test('the customer says once how it was: the link shows the overall mark, the staff all of it', async () => {
  const { id, ...link } = await shop.place();
  const heard: number[] = [];
  const stream = house.app.services.bus.subscribe(topics.branch(shop.branch));
  void (async () => {
    for await (const { number } of stream) heard.push(number);
  })();
  expect(await submit(neighbour, link, { ...marks, comment: 'Knusprig!' })).toMatchObject({
    status: 200,
    body: { data: { status: 'WAITING_FOR_CONFIRMATION', questionnaireRating: 5 } },
  });
  const order = await orderOf(id);
  expect(order).toMatchObject({ ...marks, ratingComment: 'Knusprig!', ratedAt: '2026-11-16T07:00:00.000Z' });
  await eventually(() => heard.includes(order.event));
  const { data } = await house.graphql(shop.counter, `{ order(id: "${id}") { log { actor action from to } } }`);
  expect(data.order.log[1]).toEqual({
    actor: 'customer',
    action: 'questionnaire',
    from: 'WAITING_FOR_CONFIRMATION',
    to: 'WAITING_FOR_CONFIRMATION',
  });
});

test('a second time is a conflict, through whichever door, and at once', async () => {
  const link = await shop.place();
  const answers = await Promise.all([house, neighbour, house].map(at => submit(at, link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const again = await mutation(link, 'rating: 1, foodRating: 1, serviceRating: 1, processRating: 1');
  expect(again.errors?.[0].extensions.code).toBe('CONFLICT');
  expect(await orderOf(link.id)).toMatchObject(marks);
});

test('a completed order is rated, one that came to nothing is not', async () => {
  const [done, off] = [await shop.place(), await shop.place()];
  for (const [{ id }, action] of [
    [done, 'confirm'],
    [done, 'completed'],
    [off, 'reject'],
  ] as const)
    await house.rest(shop.counter, 'POST', `/orders/${id}/status/${action}`, {});
  const { data } = await mutation(done, 'rating: 1, foodRating: 2, serviceRating: 3, processRating: 4');
  expect(data.submitQuestionnaire).toEqual({ status: 'COMPLETED', questionnaireRating: 1 });
  expect(await submit(house, off)).toMatchObject({ status: 409, body: { errors: [{ code: 'CONFLICT' }] } });
});

test('four whole marks from 1 to 5, and nothing else', async () => {
  const link = await shop.place();
  for (const [field, value] of Object.entries({
    rating: 0,
    foodRating: 6,
    serviceRating: 2.5,
    processRating: null,
    comment: 'x'.repeat(2001),
  }))
    expect(await submit(house, link, { ...marks, [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await submit(house, link, { ...marks, ratedAt: null })).status).toBe(422);
  expect((await submit(house, { ...link, hash: 'x' })).status).toBe(404);
  expect(await orderOf(link.id)).toMatchObject({ rating: null, ratedAt: null });
});
