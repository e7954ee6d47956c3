import { createProviders, isProvider, parsePaymentEnvironment } from '.';

const publicUrl = 'https://shop.example';

test('connects only providers that the environment configures', () => {
  const variables = parsePaymentEnvironment({ MOLLIE_API_KEY: 'test_key' });
  expect(variables).toEqual({ MOLLIE_API_KEY: 'test_key', MOLLIE_API_URL: 'https://api.mollie.com/v2' });
  expect(Object.keys(createProviders({ variables, publicUrl, canSimulate: true }))).toEqual(['mollie']);
});

test('simulates all providers when none is configured', async () => {
  const variables = parsePaymentEnvironment({});
  const providers = createProviders({ variables, publicUrl, canSimulate: true });
  expect(Object.keys(providers)).toEqual(['mollie', 'datatrans']);
  const request = { uid: 'ABCD2345', amount: 110, currency: 'EUR', returnUrl: publicUrl, webhookUrl: null };
  expect((await providers.datatrans!.create(request)).url).toContain(`${publicUrl}/api/payments/datatrans/simulation/sim_`);
  expect(createProviders({ variables, publicUrl, canSimulate: false })).toEqual({});
});

test('knows the names of the registry only', () => {
  expect(['mollie', 'datatrans', 'cash', 'toString'].filter(isProvider)).toEqual(['mollie', 'datatrans']);
});
