/** Reads and names the revisions of a page. Restoring one is an ordinary change of the page. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import { integer, type Id } from '../../../../schema/fields/field';
import { fillMissingBlocks } from '../../../../schema/fields/parse';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate } from '../../../../schema/fields/validation/validate';
import type { StoredBlock } from '../../../../schema/fields/values';
import { revisionInput } from '../../../../schema/rules/site/siteRevision';
import { sanitizeBlocks } from '../../../platform/collections/writing/sanitizeHtml';
import type { Context } from '../../../platform/context/context';
import type { SiteRevision, SiteRevisionContent, SiteRevisionList } from './siteRevision.type';
import { withoutMissingRecords } from './withoutMissingRecords';

const columns = 'id, number, author, "createdAt", "updatedAt", name, "publishedAt"';

const listFields = {
  limit: integer({ label: 'Anzahl', required: true, min: 1, max: 100 }),
  before: integer({ label: 'Vor', min: 1 }),
};

/** Which revisions of a page to list: at most `limit` that came before the one with this number. */
interface RevisionListRequest {
  limit: number;
  before: number | null;
}

export async function listSiteRevisions(context: Context, site: Id, request: RevisionListRequest): Promise<SiteRevisionList> {
  context.authorize('site.update');
  throwIfInvalid(validate(listFields, request));
  if (!isId(site)) throw new AppError('NOT_FOUND');
  const { limit, before } = request;
  const rows = await context.db.query<SiteRevision[]>(
    `select ${columns} from "siteRevision" where "siteId" = $1 and ($2::integer is null or number < $2) order by number desc limit $3`,
    [site, before, limit + 1],
  );
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

export async function siteRevision(context: Context, id: Id): Promise<SiteRevisionContent> {
  context.authorize('site.update');
  const [row] = isId(id)
    ? await context.db.query<StoredRevision[]>(`select ${columns}, blocks from "siteRevision" where id = $1`, [id])
    : [];
  if (!row) throw new AppError('NOT_FOUND');
  const { blocks, ...revision } = row;
  return { revision, blocks: await withoutMissingRecords(context, sanitizeBlocks(fillMissingBlocks(blocks))) };
}

interface StoredRevision extends SiteRevision {
  blocks: readonly StoredBlock[];
}

/** Names a revision, so that it is never deleted as long as its page exists. Null removes the name. */
export async function renameSiteRevision(context: Context, id: Id, input: { name: string | null }): Promise<SiteRevision> {
  context.authorize('site.update');
  throwIfInvalid(validate(revisionInput, input));
  const name = input.name?.trim() || null;
  const rows = isId(id)
    ? await context.db.query<[SiteRevision[], number]>(`update "siteRevision" set name = $2 where id = $1 returning ${columns}`, [id, name])
    : [[]];
  const [renamed] = rows[0];
  if (!renamed) throw new AppError('NOT_FOUND');
  return renamed;
}
