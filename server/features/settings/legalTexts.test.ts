import { useTestApp } from '../../testing/app/testApp';

const app = useTestApp();

const legalTexts = async () => (await app.graphql(undefined, '{ config { legalTexts } }')).data.config.legalTexts;

test('names the legal pages with a text of the shop, without a URL elsewhere', async () => {
  expect(await legalTexts()).toEqual([]);
  const input = { imprintText: '<p>Muster GmbH</p>', termsAndConditionsText: '<p>AGB</p>', allergens: 'https://shop.example/allergene' };
  expect((await app.rest('ROLE_ADMIN', 'POST', '/config', input)).status).toBe(200);
  const { data } = await app.graphql('ROLE_ADMIN', 'mutation { saveConfig(input: { imprintText: "" }) { legalTexts } }');
  expect(data.saveConfig.legalTexts).toEqual(['terms-and-conditions']);
  expect(await legalTexts()).toEqual(['terms-and-conditions']);
});
