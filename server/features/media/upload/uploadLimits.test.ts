import { useHouse } from '../../../testing/app/testApp';

const house = useHouse({ limits: { uploadsPerAddress: 2, filesPerAddress: 200_000 } });
const data = 'data:text/plain;base64,U2VtbWVsCg==';

test('strangers send so many files an hour, whatever the door; staff as many as it has', async () => {
  expect((await house.rest(undefined, 'POST', '/uploads', { data })).status).toBe(201);
  const { errors } = await house.graphql(undefined, `mutation { createUpload(draft: { data: "${data}" }) { id } }`);
  expect(errors).toBeUndefined();
  const { status, body } = await house.rest(undefined, 'POST', '/uploads', { data });
  expect([status, body.errors[0].code]).toEqual([429, 'RATE_LIMITED']);
  const third = await house.graphql(undefined, `mutation { createUpload(draft: { data: "${data}" }) { id } }`);
  expect(third.errors?.[0].extensions.code).toBe('RATE_LIMITED');
  for (let index = 0; index < 3; index++) expect((await house.rest('ROLE_EMPLOYEE', 'POST', '/uploads', { data })).status).toBe(201);
});

test('one address has so much under way at a time', async () => {
  const large = { data: `data:text/plain;base64,${'QUFB'.repeat(60_000)}` };
  const { status, body } = await house.rest('ROLE_EMPLOYEE', 'POST', '/uploads', large);
  expect([status, body.errors[0].code]).toEqual([429, 'RATE_LIMITED']);
});

test('large bodies are read only where files are taken, and only of those who may send them', async () => {
  const large = { alt: 'a'.repeat(150_000) };
  expect((await house.rest(undefined, 'POST', '/images', large)).status).toBe(413);
  expect((await house.rest('ROLE_ADMIN', 'POST', '/products', large)).status).toBe(413);
  expect((await house.rest('ROLE_ADMIN', 'POST', '/images', large)).status).toBe(422);
});
