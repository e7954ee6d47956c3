/** The environment, read once. A house with a wrong environment does not open, and says everything that is wrong at once. */
import { check, type Fault } from '../../schema/fields/validation/validate';
import { choice, count, email, text, url, type Row } from '../../schema/fields/field';
import { Complaint } from '../platform/process/shutdown';
import { environmentFields, readEnvironment } from './environment';
import { isS3Url } from '../platform/files/s3Storage';
import { paymentFields, readPayments } from '../features/payment/providers';
import { defaultLimits, type Limits } from '../platform/security/limits';

// The label says what the variable is for, the help what it must be.
const fields = {
  NODE_ENV: choice({
    name: 'Environment',
    label: 'how the house runs',
    help: 'production, development or test',
    required: true,
    options: { production: 'for guests', development: 'with reload', test: 'for its tests' },
  }),
  PORT: count({ label: 'the one port', help: 'a whole number from 1 to 65535', required: true, min: 1, max: 65535 }),
  HOST: text({ label: 'the address to listen on; all when empty', help: 'a host name or an IP address', max: 253 }),
  DATA_DIR: text({ label: 'the folder of the embedded database and of files', help: 'a path', required: true }),
  DATABASE_URL: text({ label: 'replaces the embedded database', help: 'like postgres://user:password@host:5432/name' }),
  PUBLIC_URL: text({ label: 'the address people use', help: 'like https://shop.example, without a path', required: true }),
  TRUST_PROXY: count({
    label: 'how many proxies stand before the house',
    help: 'a whole number from 0 to 10',
    required: true,
    min: 0,
    max: 10,
  }),
  LIMITS: text({
    label: 'what strangers may take; only for tests of load',
    help: `numbers by name, like ordersPerAddress=1000,socketsPerAddress=500; names are ${Object.keys(defaultLimits).join(', ')}`,
    max: 2_000,
  }),
  SEED: choice({
    name: 'Seed',
    label: 'what an empty database is filled with',
    help: 'demo or none',
    required: true,
    options: { demo: 'the demo shop', none: 'nothing' },
  }),
  SEED_PASSWORD: text({ label: 'the password of the demo users; made up when empty', help: 'at least 10 characters', max: 200 }),
  LOG: choice({
    name: 'Log',
    label: 'what is written of every request',
    help: 'none or json',
    required: true,
    options: { none: 'nothing', json: 'a line' },
  }),
  METRICS_TOKEN: text({ label: 'lets other machines read /metrics', help: 'at least 16 characters', min: 16, max: 200 }),
  ADMIN_EMAIL: email({ label: 'who administers a house where nobody works yet', help: 'an e-mail address' }),
  ADMIN_PASSWORD: text({ label: 'the first password of ADMIN_EMAIL', help: 'at least 10 characters, with ADMIN_EMAIL', max: 200 }),
  ...environmentFields,
  ...paymentFields,
  SMTP_URL: text({ label: 'the mail server', help: 'like smtps://user:password@host:465 or smtp://host:587, with MAIL_FROM', max: 500 }),
  MAIL_FROM: email({ label: 'whom mails come from', help: 'an e-mail address, with SMTP_URL' }),
  SMS_URL: url({ label: 'the gateway of text messages', help: 'like https://gateway.example/messages' }),
  SMS_TOKEN: text({ label: 'the key of the gateway', help: 'a text, with SMS_URL', max: 500 }),
  FILES_URL: text({
    label: 'where files lie, in place of DATA_DIR',
    help: 'like https://key:secret@host/bucket?region=eu-central-1',
    max: 500,
  }),
  FONTS_URL: url({ label: 'who is asked, once, for typefaces the house does not bring along', help: 'like https://fonts.googleapis.com' }),
  SMS_FROM: text({ label: 'whom text messages come from', help: 'a number or up to eleven letters, with SMS_URL', max: 20 }),
};

export type Config = Row<typeof fields>;
type Environment = Readonly<Record<string, string | undefined>>;

/** What a row of fields cannot say about a text. */
const shapes: { readonly [N in keyof Config]?: (value: string) => boolean } = {
  DATABASE_URL: value => ['postgres:', 'postgresql:'].includes(urlOf(value)?.protocol ?? ''),
  PUBLIC_URL: value => isWeb(value) && urlOf(value)!.pathname === '/',
  MAPBOX_URL: value => isWeb(value),
  MOLLIE_API_URL: value => isWeb(value),
  SEED_PASSWORD: value => value.length >= 10,
  ADMIN_PASSWORD: value => value.length >= 10,
  METRICS_TOKEN: value => value.length >= 16,
  LIMITS: value => limitsOf(value) !== undefined,
  FILES_URL: isS3Url,
  FONTS_URL: value => isWeb(value),
  SMTP_URL: value => ['smtp:', 'smtps:'].includes(urlOf(value)?.protocol ?? '') && urlOf(value)!.hostname !== '',
};

/** What makes no sense without another. */
const companions = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['SMS_TOKEN', 'SMS_URL'],
  ['SMS_FROM', 'SMS_URL'],
] as const;

/** Reads and checks; an empty variable counts as none. Throws one error with a line for every fault. */
export function readConfig(env: Environment): Config {
  const given = (name: keyof Config): string | null => env[name] || null;
  const or = (name: keyof Config, usual: string): string => env[name] || usual;
  const port = env.PORT || '4000';
  const config = {
    NODE_ENV: or('NODE_ENV', 'production'),
    PORT: wholeNumber(port),
    HOST: given('HOST'),
    DATA_DIR: or('DATA_DIR', '.data'),
    DATABASE_URL: given('DATABASE_URL'),
    PUBLIC_URL: env.PUBLIC_URL || `http://localhost:${port}`,
    TRUST_PROXY: wholeNumber(or('TRUST_PROXY', '0')),
    LIMITS: given('LIMITS'),
    SEED: env.SEED || (env.DATABASE_URL ? 'none' : 'demo'),
    SEED_PASSWORD: given('SEED_PASSWORD'),
    LOG: or('LOG', 'none'),
    METRICS_TOKEN: given('METRICS_TOKEN'),
    ADMIN_EMAIL: given('ADMIN_EMAIL'),
    ADMIN_PASSWORD: given('ADMIN_PASSWORD'),
    ...readEnvironment(env),
    ...readPayments(env),
    SMTP_URL: given('SMTP_URL'),
    MAIL_FROM: given('MAIL_FROM'),
    SMS_URL: given('SMS_URL'),
    SMS_TOKEN: given('SMS_TOKEN'),
    SMS_FROM: given('SMS_FROM'),
    FILES_URL: given('FILES_URL'),
    FONTS_URL: given('FONTS_URL'),
  };
  const wrong = new Set(check(fields, config).map(({ path }: Fault) => path[0] as keyof Config));
  for (const [name, fits] of Object.entries(shapes) as [keyof Config, (value: string) => boolean][]) {
    if (env[name] && !fits(env[name])) wrong.add(name);
  }
  for (const [name, other] of companions) if (config[name] && !config[other]) wrong.add(other);
  const names = (Object.keys(fields) as (keyof Config)[]).filter(name => wrong.has(name));
  if (names.length > 0) throw new Complaint(['The environment is wrong:', ...names.map(name => complaint(name, env))].join('\n'));
  return config as Config;
}

const wholeNumber = (digits: string): number => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN);

/** The limits named in the variable; undefined when it is wrong. */
export function limitsOf(named: string | null): Partial<Limits> | undefined {
  const pairs = (named ?? '').split(',').filter(Boolean);
  const limits = Object.fromEntries(pairs.map(pair => [pair.split('=')[0]!.trim(), wholeNumber(pair.split('=')[1]?.trim() ?? '')]));
  return Object.entries(limits).every(([name, value]) => name in defaultLimits && value > 0) ? limits : undefined;
}

// A password or an address with one in it is not for the log.
const secrets: ReadonlySet<keyof Config> = new Set([
  'DATABASE_URL',
  'SEED_PASSWORD',
  'ADMIN_PASSWORD',
  'FILES_URL',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'MOLLIE_API_KEY',
]);

function complaint(name: keyof Config, env: Environment): string {
  const { label, help } = fields[name];
  return `  ${name} (${label}) must be ${help}${secrets.has(name) ? '' : `; it is "${env[name] ?? ''}"`}.`;
}

const isWeb = (value: string): boolean => ['http:', 'https:'].includes(urlOf(value)?.protocol ?? '');

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
