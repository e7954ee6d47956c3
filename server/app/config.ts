/** Reads and validates the environment once. A wrong environment stops the start and lists every problem. */
import { validate, type Issue } from '../../schema/fields/validation/validate';
import { select, integer, email, text, url, type Fields, type RecordOf } from '../../schema/fields/field';
import { StartupError } from '../platform/process/shutdown';
import { environmentFields, parseEnvironment } from './environment';
import { isS3Url } from '../platform/files/s3Storage';
import { paymentEnvironment, parsePaymentEnvironment } from '../features/payment/providers';
import type { ProviderVariables } from '../features/payment/providers/provider';
import { defaultLimits, type Limits } from '../platform/security/limits';
import { keysOf, mapKeys } from '../../schema/objects';

// The label says what the variable is for, the help which values are allowed.
const fields = {
  NODE_ENV: select({
    name: 'Environment',
    label: 'how the app runs',
    help: 'production, development or test',
    required: true,
    options: { production: 'for customers', development: 'with hot reload', test: 'for tests' },
  }),
  PORT: integer({ label: 'the port', help: 'a whole number from 1 to 65535', required: true, min: 1, max: 65535 }),
  HOST: text({ label: 'the address to listen on; all when empty', help: 'a host name or an IP address', max: 253 }),
  DATA_DIR: text({ label: 'the folder of the embedded database and of files', help: 'a path', required: true }),
  DATABASE_URL: text({ label: 'replaces the embedded database', help: 'like postgres://user:password@host:5432/name' }),
  PUBLIC_URL: text({ label: 'the public URL', help: 'like https://shop.example, without a path', required: true }),
  TRUST_PROXY: integer({
    label: 'the number of proxies in front of the app',
    help: 'a whole number from 0 to 10',
    required: true,
    min: 0,
    max: 10,
  }),
  LIMITS: text({
    label: 'overrides limits; only for load tests',
    help: `names and numbers, like ordersPerAddress=1000,socketsPerAddress=500; names are ${Object.keys(defaultLimits).join(', ')}`,
    max: 2_000,
  }),
  SEED: select({
    name: 'Seed',
    label: 'the data of an empty database',
    help: 'demo or none',
    required: true,
    options: { demo: 'the demo shop', none: 'nothing' },
  }),
  SEED_PASSWORD: text({ label: 'the password of the demo users; generated when empty', help: 'at least 10 characters', max: 200 }),
  LOG: select({
    name: 'Log',
    label: 'the log of requests',
    help: 'none or json',
    required: true,
    options: { none: 'nothing', json: 'a line' },
  }),
  METRICS_TOKEN: text({ label: 'lets other machines read /metrics', help: 'at least 16 characters', min: 16, max: 200 }),
  ADMIN_EMAIL: email({ label: 'the first admin, while there are no users', help: 'an e-mail address' }),
  ADMIN_PASSWORD: text({ label: 'the first password of ADMIN_EMAIL', help: 'at least 10 characters, with ADMIN_EMAIL', max: 200 }),
  ...environmentFields,
  SMTP_URL: text({ label: 'the mail server', help: 'like smtps://user:password@host:465 or smtp://host:587, with MAIL_FROM', max: 500 }),
  MAIL_FROM: email({ label: 'the sender of e-mails', help: 'an e-mail address, with SMTP_URL' }),
  SMS_URL: url({ label: 'the SMS gateway', help: 'like https://gateway.example/messages' }),
  SMS_TOKEN: text({ label: 'the key of the gateway', help: 'a text, with SMS_URL', max: 500 }),
  FILES_URL: text({
    label: 'where files are stored, instead of DATA_DIR',
    help: 'like https://key:secret@host/bucket?region=eu-central-1',
    max: 500,
  }),
  AI_URL: url({
    label: 'the service of models for texts and images',
    help: 'like https://api.openai.com/v1, with AI_MODEL, AI_IMAGE_MODEL or both',
  }),
  AI_KEY: text({ label: 'the key of that service', help: 'a text, with AI_URL', max: 500 }),
  AI_MODEL: text({ label: 'the name of the language model that proposes texts', help: 'a name, with AI_URL', max: 200 }),
  AI_IMAGE_MODEL: text({ label: 'the name of the model that generates images', help: 'a name, with AI_URL', max: 200 }),
  PIXEL_TOKEN: text({ label: 'the key of the provider of the pixel', help: 'a text', max: 500 }),
  PIXEL_URL: url({ label: 'the service of that provider', help: 'like https://graph.facebook.com/v23.0', required: true }),
  FONTS_URL: url({ label: 'the font service; fonts are downloaded once', help: 'like https://fonts.googleapis.com' }),
  SMS_FROM: text({ label: 'the sender of SMS', help: 'a number or up to eleven characters, with SMS_URL', max: 20 }),
};

/** With the variables that the payment providers declare. */
const allFields: Fields = { ...fields, ...paymentEnvironment };

export type Config = RecordOf<typeof fields> & { paymentVariables: ProviderVariables };
type Environment = Readonly<Record<string, string | undefined>>;

/** Formats that field definitions cannot express. */
const formats: { readonly [N in keyof Config]?: (value: string) => boolean } = {
  DATABASE_URL: value => ['postgres:', 'postgresql:'].includes(parseUrl(value)?.protocol ?? ''),
  PUBLIC_URL: value => isHttpUrl(value) && parseUrl(value)!.pathname === '/',
  MAPBOX_URL: value => isHttpUrl(value),
  SEED_PASSWORD: value => value.length >= 10,
  ADMIN_PASSWORD: value => value.length >= 10,
  METRICS_TOKEN: value => value.length >= 16,
  LIMITS: value => parseLimits(value) !== undefined,
  FILES_URL: isS3Url,
  FONTS_URL: value => isHttpUrl(value),
  AI_URL: value => isHttpUrl(value),
  PIXEL_URL: value => isHttpUrl(value),
  SMTP_URL: value => ['smtp:', 'smtps:'].includes(parseUrl(value)?.protocol ?? '') && parseUrl(value)!.hostname !== '',
};

/** Variables that require another one. */
const requiredPairs = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['SMS_TOKEN', 'SMS_URL'],
  ['SMS_FROM', 'SMS_URL'],
  ['AI_MODEL', 'AI_URL'],
  ['AI_KEY', 'AI_URL'],
  ['AI_IMAGE_MODEL', 'AI_URL'],
] as const;

/** Without a default. */
const optionalNames = [
  ...(['SMTP_URL', 'MAIL_FROM', 'SMS_URL', 'SMS_TOKEN', 'SMS_FROM', 'FILES_URL', 'FONTS_URL'] as const),
  ...(['AI_URL', 'AI_KEY', 'AI_MODEL', 'AI_IMAGE_MODEL', 'PIXEL_TOKEN'] as const),
] as const;

/** Returns the validated environment. An empty variable counts as missing. Throws one StartupError with a line per problem. */
export function readConfig(env: Environment): Config {
  const valueOrNull = (name: keyof Config): string | null => env[name] || null;
  const valueOr = (name: keyof Config, fallback: string): string => env[name] || fallback;
  const port = env.PORT || '4000';
  const config = {
    NODE_ENV: valueOr('NODE_ENV', 'production'),
    PORT: wholeNumber(port),
    HOST: valueOrNull('HOST'),
    DATA_DIR: valueOr('DATA_DIR', '.data'),
    DATABASE_URL: valueOrNull('DATABASE_URL'),
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${port}`,
    TRUST_PROXY: wholeNumber(valueOr('TRUST_PROXY', '0')),
    LIMITS: valueOrNull('LIMITS'),
    SEED: env.SEED || (env.DATABASE_URL ? 'none' : 'demo'),
    SEED_PASSWORD: valueOrNull('SEED_PASSWORD'),
    LOG: valueOr('LOG', 'none'),
    METRICS_TOKEN: valueOrNull('METRICS_TOKEN'),
    ADMIN_EMAIL: valueOrNull('ADMIN_EMAIL'),
    ADMIN_PASSWORD: valueOrNull('ADMIN_PASSWORD'),
    ...parseEnvironment(env),
    ...mapKeys(optionalNames, valueOrNull),
    PIXEL_URL: valueOr('PIXEL_URL', 'https://graph.facebook.com/v23.0'),
  };
  const paymentVariables = parsePaymentEnvironment(env);
  const invalidNames = new Set(validate(allFields, { ...config, ...paymentVariables }).map(({ path }: Issue) => String(path[0])));
  for (const name of keysOf(formats)) if (env[name] && formats[name]?.(env[name]) === false) invalidNames.add(name);
  for (const name of incompleteNames(config)) invalidNames.add(name);
  const names = Object.keys(allFields).filter(name => invalidNames.has(name));
  if (names.length > 0) throw new StartupError(['The environment is wrong:', ...names.map(name => issueLine(name, env))].join('\n'));
  return { ...config, paymentVariables } as Config;
}

/** Returns the variables that another one requires, and AI_URL when it names a service but none of its models. */
function incompleteNames(config: Readonly<Record<(typeof requiredPairs)[number][number], string | null>>): string[] {
  const others = requiredPairs.filter(([name, other]) => config[name] && !config[other]).map(([, other]) => other);
  return config.AI_URL && !config.AI_MODEL && !config.AI_IMAGE_MODEL ? [...others, 'AI_URL'] : others;
}

const wholeNumber = (digits: string): number => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN);

/** Parses the variable LIMITS; returns undefined when it is invalid. */
export function parseLimits(limitsText: string | null): Partial<Limits> | undefined {
  const pairs = (limitsText ?? '').split(',').filter(Boolean);
  const limits = Object.fromEntries(pairs.map(pair => [pair.split('=')[0]!.trim(), wholeNumber(pair.split('=')[1]?.trim() ?? '')]));
  return Object.entries(limits).every(([name, value]) => name in defaultLimits && value > 0) ? limits : undefined;
}

// Their values may contain a password and are not logged.
const secretNames: ReadonlySet<string> = new Set([
  ...Object.keys(paymentEnvironment).filter(name => paymentEnvironment[name]!.type === 'secret'),
  'DATABASE_URL',
  'SEED_PASSWORD',
  'ADMIN_PASSWORD',
  'FILES_URL',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'AI_KEY',
  'PIXEL_TOKEN',
]);

function issueLine(name: string, env: Environment): string {
  const { label, help } = allFields[name]!;
  return `  ${name} (${label}) must be ${help}${secretNames.has(name) ? '' : `; it is "${env[name] ?? ''}"`}.`;
}

const isHttpUrl = (value: string): boolean => ['http:', 'https:'].includes(parseUrl(value)?.protocol ?? '');

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
