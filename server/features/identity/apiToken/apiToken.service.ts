/** API tokens of third-party clients (G-076). Admins create them; the secret is returned once and stored as a hash. */
import type { EntityManager } from 'typeorm';
import { tokenScopes, type TokenScope } from '../../../../schema/access/roles';
import { throwIfInvalid, AppError } from '../../../../schema/errors/appError';
import { validate } from '../../../../schema/fields/validation/validate';
import { multiSelect, dateTime, references, text, type Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { diffRecords } from '../../../platform/collections/writing/diff';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context } from '../../../platform/context/context';
import type { Viewer } from '../../../platform/context/viewer';
import { isSameDay, writeLog, type LogContext, type LogDetail } from '../../../platform/context/log';
import { hashSecret, createSecret } from '../../../platform/security/secret';

export const createApiTokenFields = {
  name: text({ label: 'Bezeichnung', required: true, max: 80 }),
  scopes: multiSelect({ name: 'TokenScope', label: 'Rechte', required: true, options: tokenScopes }),
  branches: references({
    label: 'Filialen',
    to: 'branch',
    max: 500,
    help: 'Leer: alle Filialen.',
    description: 'The branches of the token; empty for all',
  }),
  expiresAt: dateTime({
    label: 'Gültig bis',
    help: 'Leer: bis er widerrufen wird.',
    description: 'When the token stops working; null for never',
  }),
};

export interface CreateApiTokenInput {
  name: string;
  scopes: readonly TokenScope[];
  branches?: readonly Id[] | null;
  expiresAt?: Date | null;
}

/** An API token as lists return it, without its secret. */
export interface ApiTokenRow {
  id: Id;
  createdAt: Date;
  renewedAt: Date | null;
  name: string;
  scopes: TokenScope[];
  /** Empty: all branches. */
  branches: Id[];
  /** The last four characters of the secret, so that users can distinguish their tokens. */
  lastFour: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export interface ApiTokenWithSecret {
  /** The value of the header `Authorization: Bearer …`; returned only once. */
  secret: string;
  token: ApiTokenRow;
}

const createTokenSecret = (): string => `tok_${createSecret()}`;

const columns = `id, "createdAt", "renewedAt", name, scopes, coalesce(branches, '{}') as branches, ending as "lastFour", "expiresAt", "lastUsedAt", "revokedAt"`;

/** Returns API tokens, newest first: all for admins, for managers those limited to their own branches. */
export async function listTokens(context: Context): Promise<ApiTokenRow[]> {
  context.authorize('apiToken.list');
  const tokens = await context.db.query<ApiTokenRow[]>(`select ${columns} from api_token order by "createdAt" desc, id desc`);
  return tokens.filter(({ branches }) =>
    branches.length > 0 ? context.canIn(branches, 'apiToken.list') : context.canIn([], 'apiToken.create'),
  );
}

export async function createToken(context: Context, input: CreateApiTokenInput): Promise<ApiTokenWithSecret> {
  context.authorize('apiToken.create');
  throwIfInvalid(validate(createApiTokenFields, input));
  throwIfInvalid(await missingRecords(context, createApiTokenFields, input));
  if (input.scopes.length === 0) throwIfInvalid([{ path: ['scopes'], rule: 'required' }]);
  if (input.expiresAt && input.expiresAt <= context.now) throwIfInvalid([{ path: ['expiresAt'], rule: 'inPast' }]);
  const secret = createTokenSecret();
  return context.transaction(async context => {
    const token = await insertToken(context, input, secret);
    await logTokenChange(context, token, 'angelegt', diffRecords(createApiTokenFields, undefined, token));
    return { secret, token };
  });
}

async function insertToken(context: Context, input: CreateApiTokenInput, secret: string): Promise<ApiTokenRow> {
  const branches = input.branches?.length ? input.branches : null;
  const [token] = await context.db.query<ApiTokenRow[]>(
    `insert into api_token ("createdAt", name, hash, ending, scopes, branches, "expiresAt") values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [context.now, input.name, hashSecret(secret), secret.slice(-4), input.scopes, branches, input.expiresAt ?? null],
  );
  return token!;
}

const logTokenChange = (context: Context, { id, name }: ApiTokenRow, action: string, details: readonly LogDetail[] = []): Promise<void> =>
  writeLog(context, { channel: 'api', message: `Zugangsschlüssel „${name}“ ${action}.`, record: { collection: 'apiToken', id }, details });

/** Replaces the secret of the token; the old secret stops working at once. */
export async function renewToken(context: Context, id: Id): Promise<ApiTokenWithSecret> {
  context.authorize('apiToken.update');
  const secret = createTokenSecret();
  return context.transaction(async context => {
    const token = await updateToken(context, id, `hash = $3, ending = $4, "renewedAt" = $2`, [hashSecret(secret), secret.slice(-4)]);
    await logTokenChange(context, token, 'erneuert');
    return { secret, token };
  });
}

/** Revokes the token permanently. */
export async function revokeToken(context: Context, id: Id): Promise<ApiTokenRow> {
  context.authorize('apiToken.delete');
  return context.transaction(async context => {
    const token = await updateToken(context, id, `"revokedAt" = $2`, []);
    await logTokenChange(context, token, 'widerrufen');
    return token;
  });
}

async function updateToken(context: Context, id: Id, assignments: string, values: readonly unknown[]): Promise<ApiTokenRow> {
  if (!isId(id)) throw new AppError('NOT_FOUND');
  const [[token]] = await context.db.query<[ApiTokenRow[], number]>(
    `update api_token set ${assignments} where id = $1 and "revokedAt" is null and $2::timestamptz is not null returning ${columns}`,
    [id, context.now, ...values],
  );
  if (token) return token;
  const [existing] = await context.db.query<object[]>('select 1 from api_token where id = $1', [id]);
  throw existing ? new AppError('CONFLICT', { message: 'Dieser Schlüssel wurde schon widerrufen.' }) : new AppError('NOT_FOUND');
}

// `lastUsedAt` is updated at most once in this many milliseconds.
const minUpdateInterval = 60_000;

/** Returns the viewer of an API token with its current scopes and branches. Unknown, revoked and expired tokens throw the same error. */
export async function viewerByToken(db: EntityManager, secret: string, now: Date): Promise<Viewer> {
  const [token] = await db.query<{ id: Id; name: string; scopes: TokenScope[]; branches: Id[]; lastUsedAt: Date | null }[]>(
    `select id, name, scopes, coalesce(branches, array(select id from branch)) as branches, "lastUsedAt" from api_token
     where hash = $1 and "revokedAt" is null and ("expiresAt" is null or "expiresAt" > $2)`,
    [hashSecret(secret), now],
  );
  if (!token) throw new AppError('FORBIDDEN', { message: 'Der Zugangsschlüssel ist ungültig.' });
  const { id, name, scopes: authorities, branches, lastUsedAt } = token;
  const viewer: Viewer = { id, name, authorities, branches, isApiClient: true };
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) >= minUpdateInterval) await updateLastUsed({ db, now, viewer }, lastUsedAt);
  return viewer;
}

// Logs only the first use of a day, so that tokens do not flood the log.
async function updateLastUsed(author: Required<Pick<LogContext, 'db' | 'now' | 'viewer'>>, lastUsedAt: Date | null): Promise<void> {
  const { db, now, viewer } = author;
  const [, count] = await db.query<[unknown, number]>(
    'update api_token set "lastUsedAt" = $2 where id = $1 and "lastUsedAt" is not distinct from $3',
    [viewer.id, now, lastUsedAt],
  );
  if (count === 0 || isSameDay(now, lastUsedAt)) return;
  const record = { collection: 'apiToken', id: viewer.id };
  await writeLog(author, { channel: 'api', message: `Zugangsschlüssel „${viewer.name}“ verwendet.`, record, who: viewer.name });
}

/** Counts a request of an API client against the limit per token and minute. */
export async function countRequest(context: Context): Promise<Context> {
  const { viewer, services } = context;
  if (viewer?.isApiClient) await services.rateLimiters.requests.count(viewer.id);
  return context;
}
