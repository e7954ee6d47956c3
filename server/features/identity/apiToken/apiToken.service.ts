/** Tokens for programs of others (G-076): made by admins, shown once, kept as hashes, and good for as long as nobody takes them back. */
import type { EntityManager } from 'typeorm';
import { scopes, type Scope } from '../../../../schema/access/roles';
import { demand, Refusal } from '../../../../schema/errors/appError';
import { check } from '../../../../schema/fields/validation/validate';
import { choices, moment, references, text, type Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { changesOf } from '../../../platform/collections/writing/diff';
import { missingRecords } from '../../../platform/collections/writing/missingReferences';
import type { Context, Viewer } from '../../../platform/context/context';
import { isSameDay, log, type Author, type LogDetail } from '../../../platform/context/log';
import { hashOf, newSecret } from '../../../platform/security/secret';

export const tokenDraft = {
  name: text({ label: 'Bezeichnung', required: true, max: 80 }),
  scopes: choices({ name: 'TokenScope', label: 'Rechte', required: true, options: scopes }),
  branches: references({ label: 'Filialen', to: 'branch', max: 500, help: 'Leer: alle Filialen.' }),
  expiresAt: moment({ label: 'Gültig bis', help: 'Leer: bis er widerrufen wird.' }),
};

export interface TokenDraft {
  name: string;
  scopes: readonly Scope[];
  branches?: readonly Id[] | null;
  expiresAt?: Date | null;
}

/** A token as it is listed: never again as a whole. */
export interface ApiToken {
  id: Id;
  createdAt: Date;
  renewedAt: Date | null;
  name: string;
  scopes: Scope[];
  /** None: all there are. */
  branches: Id[];
  /** Its last four characters, so that two can be told apart. */
  ending: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export interface NewApiToken {
  /** What goes into the header `Authorization: Bearer …`; shown this once. */
  secret: string;
  token: ApiToken;
}

const newTokenSecret = (): string => `tok_${newSecret()}`;

const columns = `id, "createdAt", "renewedAt", name, scopes, coalesce(branches, '{}') as branches, ending, "expiresAt", "lastUsedAt", "revokedAt"`;

/** All tokens for admins; for managers those that reach no further than their own branches. Newest first. */
export async function listTokens(context: Context): Promise<ApiToken[]> {
  context.must('apiToken.list');
  const tokens = await context.db.query<ApiToken[]>(`select ${columns} from api_token order by "createdAt" desc, id desc`);
  return tokens.filter(({ branches }) =>
    branches.length > 0 ? context.mayIn(branches, 'apiToken.list') : context.mayIn([], 'apiToken.create'),
  );
}

export async function createToken(context: Context, draft: TokenDraft): Promise<NewApiToken> {
  context.must('apiToken.create');
  demand(check(tokenDraft, draft));
  demand(await missingRecords(context, tokenDraft, draft));
  if (draft.scopes.length === 0) demand([{ path: ['scopes'], rule: 'missing' }]);
  if (draft.expiresAt && draft.expiresAt <= context.now) demand([{ path: ['expiresAt'], rule: 'past' }]);
  const secret = newTokenSecret();
  return context.atomically(async context => {
    const token = await inserted(context, draft, secret);
    await told(context, token, 'angelegt', changesOf(tokenDraft, undefined, token));
    return { secret, token };
  });
}

async function inserted(context: Context, draft: TokenDraft, secret: string): Promise<ApiToken> {
  const branches = draft.branches?.length ? draft.branches : null;
  const [token] = await context.db.query<ApiToken[]>(
    `insert into api_token ("createdAt", name, hash, ending, scopes, branches, "expiresAt") values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [context.now, draft.name, hashOf(secret), secret.slice(-4), draft.scopes, branches, draft.expiresAt ?? null],
  );
  return token!;
}

const told = (context: Context, { id, name }: ApiToken, deed: string, details: readonly LogDetail[] = []): Promise<void> =>
  log(context, { channel: 'api', message: `Zugangsschlüssel „${name}“ ${deed}.`, record: { collection: 'apiToken', id }, details });

/** Gives the token another secret; the one before is good for nothing from then on. */
export async function renewToken(context: Context, id: Id): Promise<NewApiToken> {
  context.must('apiToken.update');
  const secret = newTokenSecret();
  return context.atomically(async context => {
    const token = await changed(context, id, `hash = $3, ending = $4, "renewedAt" = $2`, [hashOf(secret), secret.slice(-4)]);
    await told(context, token, 'erneuert');
    return { secret, token };
  });
}

/** Takes the token back, for good. */
export async function revokeToken(context: Context, id: Id): Promise<ApiToken> {
  context.must('apiToken.delete');
  return context.atomically(async context => {
    const token = await changed(context, id, `"revokedAt" = $2`, []);
    await told(context, token, 'widerrufen');
    return token;
  });
}

async function changed(context: Context, id: Id, change: string, values: readonly unknown[]): Promise<ApiToken> {
  if (!isId(id)) throw new Refusal('notFound');
  const [[token]] = await context.db.query<[ApiToken[], number]>(
    `update api_token set ${change} where id = $1 and "revokedAt" is null and $2::timestamptz is not null returning ${columns}`,
    [id, context.now, ...values],
  );
  if (token) return token;
  const [known] = await context.db.query<object[]>('select 1 from api_token where id = $1', [id]);
  throw known ? new Refusal('conflict', { text: 'Dieser Schlüssel wurde schon widerrufen.' }) : new Refusal('notFound');
}

// When it was last used is noted at most once in this time.
const noteEvery = 60_000;

/** Whose token this is, with its rights and branches of this moment. A wrong one, one taken back and one that ran out are the same refusal. */
export async function viewerOfToken(db: EntityManager, secret: string, now: Date): Promise<Viewer> {
  const [token] = await db.query<{ id: Id; name: string; scopes: Scope[]; branches: Id[]; lastUsedAt: Date | null }[]>(
    `select id, name, scopes, coalesce(branches, array(select id from branch)) as branches, "lastUsedAt" from api_token
     where hash = $1 and "revokedAt" is null and ("expiresAt" is null or "expiresAt" > $2)`,
    [hashOf(secret), now],
  );
  if (!token) throw new Refusal('forbidden', { text: 'Der Zugangsschlüssel ist ungültig.' });
  const { id, name, scopes: roles, branches, lastUsedAt } = token;
  const viewer: Viewer = { id, name, roles, branches, isProgram: true };
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) >= noteEvery) await noteUse({ db, now, viewer }, lastUsedAt);
  return viewer;
}

// The log tells of the first use of a day: of each it would hold nothing else.
async function noteUse(author: Required<Pick<Author, 'db' | 'now' | 'viewer'>>, lastUsedAt: Date | null): Promise<void> {
  const { db, now, viewer } = author;
  const [, count] = await db.query<[unknown, number]>(
    'update api_token set "lastUsedAt" = $2 where id = $1 and "lastUsedAt" is not distinct from $3',
    [viewer.id, now, lastUsedAt],
  );
  if (count === 0 || isSameDay(now, lastUsedAt)) return;
  const record = { collection: 'apiToken', id: viewer.id };
  await log(author, { channel: 'api', message: `Zugangsschlüssel „${viewer.name}“ verwendet.`, record, who: viewer.name });
}

/** Counts a question of a program: so many a minute for each token. */
export async function countQuestion(context: Context): Promise<Context> {
  const { viewer, services } = context;
  if (viewer?.isProgram) await services.meters.questions.count(viewer.id);
  return context;
}
