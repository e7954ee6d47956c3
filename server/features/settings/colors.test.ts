import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp();
const save = (input: object) => app.rest('ROLE_ADMIN', 'POST', '/config', input);

test('rejects colors with low contrast by field in GraphQL and REST', async () => {
  expect(await save({ color1: '#ffe9a0' })).toMatchObject({ status: 422, body: { errors: [{ field: 'color1', code: 'INVALID' }] } });
  expect((await save({ color1: '#1e4b38', color2: '#a0e0c0' })).body.errors).toMatchObject([{ field: 'color2' }]);
  const query = 'mutation ($input: SaveConfigInput!) { saveConfig(input: $input) { color1 } }';
  const { errors } = await app.graphql('ROLE_ADMIN', query, { input: { color1: '#ffe9a0' } });
  expect(errors![0].extensions.errors).toMatchObject([{ field: 'color1' }]);
});

test('validates a color against the saved one', async () => {
  expect((await save({ color1: '#1e4b38', color2: '#2f6b4c' })).status).toBe(200);
  expect((await save({ color2: '#f0f0f0' })).body.errors).toMatchObject([{ field: 'color2' }]);
  expect((await save({ colorAccent: '#f6c445' })).status).toBe(200);
});
