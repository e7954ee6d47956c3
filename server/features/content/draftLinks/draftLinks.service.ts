/** Links to the draft of a page: anyone with such a link sees what is edited, until it ends. The database stores only the hash of its secret. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import { isId } from '../../../../schema/fields/validation/formats';
import { validate } from '../../../../schema/fields/validation/validate';
import {
  draftLinkEnd,
  draftLinkInput,
  draftPath,
  maxDraftLinks,
  type DraftLinkDuration,
} from '../../../../schema/rules/site/editing/draftLink';
import type { Context } from '../../../platform/context/context';
import { createSecret, hashSecret } from '../../../platform/security/secret';
import { requireUser } from '../../identity/viewerUser';
import { lockSite } from '../editing/lockSite';
import type { DraftLink, DraftLinkWithPath } from './draftLink.type';
import { logDraftLink } from './logDraftLink';

const columns = 'id, author, "createdAt", "expiresAt"';

/** Returns the links of a page that have not ended, the latest first. */
export async function listDraftLinks(context: Context, site: Id): Promise<DraftLink[]> {
  context.authorize('site.update');
  if (!isId(site)) return [];
  return context.db.query<DraftLink[]>(
    `select ${columns} from "draftLink" where "siteId" = $1 and "expiresAt" > $2 order by "createdAt" desc, id desc`,
    [site, context.now],
  );
}

export async function createDraftLink(context: Context, site: Id, input: { duration: DraftLinkDuration }): Promise<DraftLinkWithPath> {
  context.authorize('site.update');
  const authorId = requireUser(context);
  throwIfInvalid(validate(draftLinkInput, input));
  const secret = createSecret();
  return context.transaction(async context => {
    await lockSite(context, site); // two links at once cannot exceed the limit
    if ((await listDraftLinks(context, site)).length >= maxDraftLinks) throw tooManyLinks();
    const { db, now, viewer } = context;
    const [link] = await db.query<DraftLink[]>(
      `insert into "draftLink" ("siteId", hash, author, "authorId", "createdAt", "expiresAt") values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
      [site, hashSecret(secret), viewer!.name, authorId, now, draftLinkEnd(input.duration, now)],
    );
    await logDraftLink(context, link!, 'angelegt');
    return { link: link!, path: draftPath(secret) };
  });
}

const tooManyLinks = (): AppError =>
  new AppError('CONFLICT', { message: `Diese Seite hat schon ${maxDraftLinks} Vorschau-Links. Widerrufen Sie zuerst einen.` });

/** Ends a link at once. */
export async function revokeDraftLink(context: Context, id: Id): Promise<DraftLink> {
  context.authorize('site.update');
  return context.transaction(async context => {
    const [[link]] = isId(id)
      ? await context.db.query<[DraftLink[], number]>(`delete from "draftLink" where id = $1 returning ${columns}`, [id])
      : [[]];
    if (!link) throw new AppError('NOT_FOUND');
    await logDraftLink(context, link, 'widerrufen');
    return link;
  });
}

/** Deletes the links that have ended. */
export const deleteEndedDraftLinks = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<unknown> =>
  db.query('delete from "draftLink" where "expiresAt" <= $1', [now]);
