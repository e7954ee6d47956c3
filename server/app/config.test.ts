import { createImageModel } from '../features/content/imageGeneration/openAiImageModel';
import { createTextModel } from '../features/content/textProposals/openAiModel';
import { readConfig } from './config';

test('defaults to the demo shop on port 4000', () => {
  expect(readConfig({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 4000,
    HOST: null,
    DATA_DIR: '.data',
    DATABASE_URL: null,
    PUBLIC_URL: 'http://localhost:4000',
    TRUST_PROXY: 0,
    LIMITS: null,
    SEED: 'demo',
    SEED_PASSWORD: null,
    ADMIN_EMAIL: null,
    ADMIN_PASSWORD: null,
    SMTP_URL: null,
    MAIL_FROM: null,
    SMS_URL: null,
    SMS_TOKEN: null,
    SMS_FROM: null,
  });
});

test('seeds an external database only on request', () => {
  const DATABASE_URL = 'postgres://shop:secret@localhost/shop';
  expect(readConfig({ DATABASE_URL }).SEED).toBe('none');
  expect(readConfig({ DATABASE_URL, SEED: 'demo' }).SEED).toBe('demo');
});

test('treats an empty variable as missing', () => {
  expect(readConfig({ PORT: '', SEED: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('lists all problems at once without secrets', () => {
  const env = {
    NODE_ENV: 'prod',
    PORT: '4e3',
    DATABASE_URL: 'mysql://root:geheim@localhost/shop',
    PUBLIC_URL: 'https://shop.example/markt',
    TRUST_PROXY: 'all',
    LIMITS: 'orders=many',
    SEED: 'yes',
    SEED_PASSWORD: 'geheim',
    ADMIN_EMAIL: 'chef',
    ADMIN_PASSWORD: 'geheim',
    SMTP_URL: 'https://shop:geheim@mail.example',
    MAIL_FROM: 'Bäckerei',
    SMS_URL: 'gateway/geheim',
    SMS_TOKEN: 'geheim'.repeat(100),
    SMS_FROM: 'die Bäckerei am Marktplatz',
    MOLLIE_API_KEY: 'geheim'.repeat(100),
  };
  const lines = messageOf(() => readConfig(env)).split('\n');
  expect(lines.map(line => line.trim().split(' ')[0])).toEqual(['The', ...Object.keys(env)]);
  expect(lines).toContain('  PORT (the port) must be a whole number from 1 to 65535; it is "4e3".');
  expect(lines.join()).not.toContain('geheim');
});

test.each(['0', '65536', '-1', '80.5', 'http'])('rejects port %s without blaming PUBLIC_URL', PORT => {
  const message = messageOf(() => readConfig({ PORT }));
  expect(message).toContain('PORT (');
  expect(message).not.toContain('PUBLIC_URL');
});

test.each([
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'butterkipferl' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'chef@shop.example' }],
  ['MAIL_FROM', { SMTP_URL: 'smtps://shop:secret@mail.example:465' }],
  ['SMTP_URL', { MAIL_FROM: 'bestellung@shop.example' }],
  ['SMS_URL', { SMS_TOKEN: 'secret' }],
  ['SMS_URL', { SMS_FROM: 'Baeckerei' }],
  ['AI_URL', { AI_MODEL: 'brot-1' }],
  ['AI_URL', { AI_KEY: 'secret', AI_MODEL: 'brot-1' }],
  ['AI_URL', { AI_IMAGE_MODEL: 'brotbild-1' }],
  ['AI_URL', { AI_KEY: 'secret' }],
])('requires %s together with its counterpart', (name, env) => {
  expect(messageOf(() => readConfig(env)).split('\n')).toEqual(['The environment is wrong:', expect.stringContaining(`  ${name} (`)]);
});

test.each([
  ['a model for texts', { AI_MODEL: 'brot-1' }, [true, false]],
  ['a model for images', { AI_IMAGE_MODEL: 'brotbild-1' }, [false, true]],
  ['both models', { AI_MODEL: 'brot-1', AI_IMAGE_MODEL: 'brotbild-1' }, [true, true]],
])('configures %s of a service', (_, models, expected) => {
  const config = readConfig({ AI_URL: 'https://model.example/v1', ...models });
  expect([createTextModel(config) !== null, createImageModel(config) !== null]).toEqual(expected);
});

test.each([{}, { AI_KEY: 'secret' }, { AI_MODEL: '', AI_IMAGE_MODEL: '' }])('rejects a service without a model (%j)', more => {
  expect(messageOf(() => readConfig({ AI_URL: 'https://model.example/v1', ...more })).split('\n')).toEqual([
    'The environment is wrong:',
    '  AI_URL (the service of models for texts and images) must be like https://api.openai.com/v1, with AI_MODEL, AI_IMAGE_MODEL or both; ' +
      'it is "https://model.example/v1".',
  ]);
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('no error was thrown');
}

test('validates the public variables and fills in their defaults', () => {
  const { COLOR_1, MAPBOX_TOKEN, LABEL_COMPACT_ROWS } = readConfig({ COLOR_1: '#102030', MAPBOX_TOKEN: 'pk.x', LABEL_COMPACT_ROWS: '8' });
  expect({ COLOR_1, MAPBOX_TOKEN, LABEL_COMPACT_ROWS }).toEqual({ COLOR_1: '#102030', MAPBOX_TOKEN: 'pk.x', LABEL_COMPACT_ROWS: 8 });
  const message = messageOf(() => readConfig({ COLOR_2: 'grün', LABEL_DETAIL_COLUMNS: 'zwei', MAPBOX_URL: 'karten', MOLLIE_API_URL: 'x' }));
  for (const name of ['COLOR_2', 'LABEL_DETAIL_COLUMNS', 'MAPBOX_URL', 'MOLLIE_API_URL']) expect(message).toContain(`  ${name} (`);
});
