import { useTestApp } from '../../../testing/app/testApp';

const app = useTestApp({ limits: { uploadsPerAddress: 2, uploadBytesPerAddress: 200_000 } });
const data = 'data:text/plain;base64,U2VtbWVsCg==';

test('limits uploads of anonymous clients per hour across GraphQL and REST, and not those of staff', async () => {
  expect((await app.rest(undefined, 'POST', '/uploads', { data })).status).toBe(201);
  const { errors } = await app.graphql(undefined, `mutation { createUpload(input: { data: "${data}" }) { id } }`);
  expect(errors).toBeUndefined();
  const { status, body } = await app.rest(undefined, 'POST', '/uploads', { data });
  expect([status, body.errors[0].code]).toEqual([429, 'RATE_LIMITED']);
  const thirdUpload = await app.graphql(undefined, `mutation { createUpload(input: { data: "${data}" }) { id } }`);
  expect(thirdUpload.errors?.[0].extensions.code).toBe('RATE_LIMITED');
  for (let index = 0; index < 3; index++) expect((await app.rest('ROLE_EMPLOYEE', 'POST', '/uploads', { data })).status).toBe(201);
});

test('limits the bytes in progress per address', async () => {
  const large = { data: `data:text/plain;base64,${'QUFB'.repeat(60_000)}` };
  const { status, body } = await app.rest('ROLE_EMPLOYEE', 'POST', '/uploads', large);
  expect([status, body.errors[0].code]).toEqual([429, 'RATE_LIMITED']);
});

test('reads large bodies only where files are accepted and from clients that may upload', async () => {
  const large = { alt: 'a'.repeat(150_000) };
  expect((await app.rest(undefined, 'POST', '/images', large)).status).toBe(413);
  expect((await app.rest('ROLE_ADMIN', 'POST', '/products', large)).status).toBe(413);
  expect((await app.rest('ROLE_ADMIN', 'POST', '/images', large)).status).toBe(422);
});
