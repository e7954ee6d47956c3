import { topics } from '../../../platform/events/events';
import { collectEvents } from '../../../testing/app/collectEvents';
import { waitFor, useTestApp, useAppInstance } from '../../../testing/app/testApp';
import { useTestShop } from '../../../testing/data/shop';

const app = useTestApp();
const secondApp = useAppInstance();
const shop = useTestShop(app);

const ratings = { rating: 5, foodRating: 4, serviceRating: 3, processRating: 2 };
type OrderLink = Pick<Awaited<ReturnType<typeof shop.placeOrder>>, 'uid' | 'hash'>;
const submitByRest = (instance: typeof app, { uid, hash }: OrderLink, body: object = ratings) =>
  instance.rest(undefined, 'POST', `/orders/public/${uid}/${hash}/questionnaire`, body);
const getOrder = async (id: string) => (await app.rest(shop.employee, 'GET', `/orders/${id}`)).body.data;
const submitByGraphql = ({ uid, hash }: OrderLink, entries: string) =>
  app.graphql(
    undefined,
    `mutation { submitQuestionnaire(uid: "${uid}", hash: "${hash}", input: { ${entries} }) { status questionnaireRating } }`,
  );

test('stores a rating; the link returns the overall value, staff read all of it', async () => {
  const { id, ...link } = await shop.placeOrder();
  const events = collectEvents(app, topics.branch(shop.branch));
  expect(await submitByRest(secondApp, link, { ...ratings, comment: 'Knusprig!' })).toMatchObject({
    status: 200,
    body: { data: { status: 'WAITING_FOR_CONFIRMATION', questionnaireRating: 5 } },
  });
  const order = await getOrder(id);
  expect(order).toMatchObject({ ...ratings, ratingComment: 'Knusprig!', ratedAt: '2026-11-16T07:00:00.000Z' });
  await waitFor(() => events.some(({ number }) => number === order.event));
  const { data } = await app.graphql(shop.employee, `{ order(id: "${id}") { log { actor action from to } } }`);
  expect(data.order.log[1]).toEqual({
    actor: 'customer',
    action: 'questionnaire',
    from: 'WAITING_FOR_CONFIRMATION',
    to: 'WAITING_FOR_CONFIRMATION',
  });
});

test('returns CONFLICT for a second rating, by GraphQL and REST, also at the same time', async () => {
  const link = await shop.placeOrder();
  const responses = await Promise.all([app, secondApp, app].map(instance => submitByRest(instance, link)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const secondRating = await submitByGraphql(link, 'rating: 1, foodRating: 1, serviceRating: 1, processRating: 1');
  expect(secondRating.errors?.[0].extensions.code).toBe('CONFLICT');
  expect(await getOrder(link.id)).toMatchObject(ratings);
});

test('accepts a rating of a completed order, and rejects one of a rejected order', async () => {
  const [completedOrder, rejectedOrder] = [await shop.placeOrder(), await shop.placeOrder()];
  for (const [{ id }, action] of [
    [completedOrder, 'confirm'],
    [completedOrder, 'completed'],
    [rejectedOrder, 'reject'],
  ] as const)
    await app.rest(shop.employee, 'POST', `/orders/${id}/status/${action}`, {});
  const { data } = await submitByGraphql(completedOrder, 'rating: 1, foodRating: 2, serviceRating: 3, processRating: 4');
  expect(data.submitQuestionnaire).toEqual({ status: 'COMPLETED', questionnaireRating: 1 });
  expect(await submitByRest(app, rejectedOrder)).toMatchObject({ status: 409, body: { errors: [{ code: 'CONFLICT' }] } });
});

test('accepts only four integers from 1 to 5', async () => {
  const link = await shop.placeOrder();
  for (const [field, value] of Object.entries({
    rating: 0,
    foodRating: 6,
    serviceRating: 2.5,
    processRating: null,
    comment: 'x'.repeat(2001),
  }))
    expect(await submitByRest(app, link, { ...ratings, [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  expect((await submitByRest(app, link, { ...ratings, ratedAt: null })).status).toBe(422);
  expect((await submitByRest(app, { ...link, hash: 'x' })).status).toBe(404);
  expect(await getOrder(link.id)).toMatchObject({ rating: null, ratedAt: null });
});
