import { useHouse } from '../../testing/app/testApp';

const house = useHouse();
const save = (change: object) => house.rest('ROLE_ADMIN', 'POST', '/config', change);

test('colours in which nobody could read are refused, each at its field, and by both doors', async () => {
  expect(await save({ color1: '#ffe9a0' })).toMatchObject({ status: 422, body: { errors: [{ field: 'color1', code: 'INVALID' }] } });
  expect((await save({ color1: '#1e4b38', color2: '#a0e0c0' })).body.errors).toMatchObject([{ field: 'color2' }]);
  const query = 'mutation ($change: ConfigChange!) { saveConfig(change: $change) { color1 } }';
  const { errors } = await house.graphql('ROLE_ADMIN', query, { change: { color1: '#ffe9a0' } });
  expect(errors![0].extensions.errors).toMatchObject([{ field: 'color1' }]);
});

test('a colour is judged beside the one that is kept already', async () => {
  expect((await save({ color1: '#1e4b38', color2: '#2f6b4c' })).status).toBe(200);
  expect((await save({ color2: '#f0f0f0' })).body.errors).toMatchObject([{ field: 'color2' }]);
  expect((await save({ colorAccent: '#f6c445' })).status).toBe(200);
});
