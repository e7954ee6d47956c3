/** Stores the state of a page as a revision, in the transaction of the change that led to it. */
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import type { StoredBlock } from '../../../../schema/fields/values';
import { isEqual } from '../../../../schema/objects';
import { belongsTo, maxPlainRevisions } from '../../../../schema/rules/site/siteRevision';
import type { Context } from '../../../platform/context/context';
import type { Site } from '../site.entity';

/** Blocks of a page, and when they became public. */
interface PageState {
  blocks: readonly StoredBlock[];
  publishedAt: Date | null;
}

interface Author {
  author: string | null;
  authorId: Id | null;
  at: Date;
}

/** Records the page after a change of its blocks or of whether they are public. The first record includes the page before. */
export async function recordRevisions(context: Context, after: Site, before?: Site): Promise<void> {
  if (before && !(await findLatest(context, before.id))) {
    const unknown = { author: null, authorId: null, at: before.updatedAt };
    for (const state of statesOf(before, before.isPublic ? before.publishedAt : null)) await insert(context, after.id, state, unknown);
  }
  const isPublishing = after.isPublic && (!before?.isPublic || !isEqual(before.content, after.content));
  for (const state of statesOf(after, isPublishing ? context.now : null)) await record(context, after.id, state);
}

/** Returns the public blocks if they were published, and those that editors see if they are others. */
function statesOf({ content, draft, hasDraft }: Site, publishedAt: Date | null): PageState[] {
  const edited = { blocks: hasDraft ? draft : content, publishedAt: null };
  if (!publishedAt) return [edited];
  return [{ blocks: content, publishedAt }, ...(hasDraft ? [edited] : [])];
}

interface Latest extends Omit<Author, 'at'> {
  id: Id;
  name: string | null;
  createdAt: Date;
  publishedAt: Date | null;
  isSame: boolean;
}

// Locked, so that it gets no name while it changes. The row of the page is locked by its change.
async function findLatest({ db }: Context, site: Id, blocks: readonly StoredBlock[] = []): Promise<Latest | undefined> {
  const [latest] = await db.query<Latest[]>(
    `select id, author, "authorId", name, "createdAt", "publishedAt", blocks = $2::jsonb as "isSame"
     from "siteRevision" where "siteId" = $1 order by number desc limit 1 for update`,
    [site, JSON.stringify(blocks)],
  );
  return latest;
}

async function record(context: Context, site: Id, state: PageState): Promise<void> {
  const { viewer, now } = context;
  const by: Author = { author: viewer?.name ?? 'System', authorId: isId(viewer?.id) ? viewer!.id : null, at: now };
  const latest = await findLatest(context, site, state.blocks);
  if (latest?.isSame) await markPublished(context, latest.id, state);
  else if (latest && belongsTo(latest, by)) await update(context, latest.id, state);
  else await insert(context, site, state, by);
}

async function markPublished({ db }: Context, id: Id, { publishedAt }: PageState): Promise<void> {
  if (publishedAt) await db.query('update "siteRevision" set "publishedAt" = coalesce("publishedAt", $2) where id = $1', [id, publishedAt]);
}

async function update({ db, now }: Context, id: Id, { blocks, publishedAt }: PageState): Promise<void> {
  await db.query('update "siteRevision" set blocks = $2, "updatedAt" = $3, "publishedAt" = $4 where id = $1', [
    ...[id, JSON.stringify(blocks), now, publishedAt],
  ]);
}

/** Inserts the next revision and deletes the oldest plain one above the maximum. */
async function insert({ db }: Context, site: Id, { blocks, publishedAt }: PageState, { author, authorId, at }: Author): Promise<void> {
  await db.query(
    `insert into "siteRevision" ("siteId", number, blocks, author, "authorId", "createdAt", "updatedAt", "publishedAt")
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $5, $6 from "siteRevision" where "siteId" = $1`,
    [site, JSON.stringify(blocks), author, authorId, at, publishedAt],
  );
  await db.query(
    `delete from "siteRevision" where id in (
       select id from "siteRevision" where "siteId" = $1 and name is null and "publishedAt" is null order by number desc offset $2)`,
    [site, maxPlainRevisions],
  );
}
