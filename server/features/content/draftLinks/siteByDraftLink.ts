/** Finds the page that a link to a draft shows. */
import type { Role } from '../../../../schema/access/roles';
import { can } from '../../../../schema/access/permissions';
import { AppError } from '../../../../schema/errors/appError';
import type { Id } from '../../../../schema/fields/field';
import type { Context } from '../../../platform/context/context';
import { hashSecret } from '../../../platform/security/secret';

interface LinkedSite {
  siteId: Id;
  roles: Role[];
}

/**
 * Returns the id of the page whose draft this secret shows. Throws NOT_FOUND when the link has ended, or its author may not edit pages any
 * more. Wrong links are limited per network; 256 random bits cannot be guessed.
 */
export async function siteByDraftLink(context: Context, secret: string): Promise<Id> {
  const [link] = await context.db.query<LinkedSite[]>(
    `select "siteId", u.roles from "draftLink" join "user" u on u.id = "authorId"
     where hash = $1 and "expiresAt" > $2
       and u."isActive" and not u."isLocked" and (u."accountExpiresAt" is null or u."accountExpiresAt" > $2)`,
    [hashSecret(secret), context.now],
  );
  if (link && can(link.roles, 'site.update')) return link.siteId;
  await context.services.rateLimiters.wrongLinks.count(context.client?.network ?? '');
  throw new AppError('NOT_FOUND');
}
