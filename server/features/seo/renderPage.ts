/** The pages of the shop as they leave the house: with their head filled in; those of strangers are kept until anything public changes. */
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request } from 'express';
import { escaped } from '../../../schema/text/escapeHtml';
import type { HeadTag } from '../../../schema/rules/site/pageHead';
import type { Context } from '../../platform/context/context';
import type { Answer, PublicAnswers } from '../../platform/cache/responseCache';
import { isSecret } from '../../platform/security/secretPaths';
import { isOfShop, mayBePage, pageAt, type Page } from './pageMeta.service';

/** The answer to whoever asks for a page, made of the empty one; nothing where the house has nothing to add to it, or cannot say it in time. */
export type Pages = (request: Request, empty: string) => Promise<Answer | undefined>;

interface Parts {
  answers: PublicAnswers;
  /** Whether whoever asks may be someone; what they see may be theirs alone. */
  mayBeKnown: (request: IncomingMessage) => boolean;
  contextOf: (request: Request) => Promise<Context>;
}

/** Milliseconds; after them the client says the rest. */
const patience = 5_000;

export const pagesOf =
  ({ answers, mayBeKnown, contextOf }: Parts): Pages =>
  async (request, empty) => {
    const path = decodeURIComponent(request.path).replace(/^\/+|\/+$/g, '');
    if (!isOfShop(path)) return undefined;
    const division = typeof request.query.division === 'string' && path === '' ? request.query.division : null;
    const isNowhere = !mayBePage(path);
    const make = async () => ({ ...answerOf(empty, await pageAt(await contextOf(request), { path, division })), isShared: isNowhere });
    // Anyone can make up organisations, and each would take the place of a kept menu.
    const isKept = division === null && !mayBeKnown(request) && !isSecret(request.originalUrl);
    const made = isKept ? answers.get(isNowhere ? 'page nowhere' : `page /${path}`, make) : make();
    return Promise.race([made, setTimeout(patience, undefined, { ref: false })]).catch(() => undefined);
  };

const answerOf = (empty: string, { status, title, tags }: Page): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  text: empty.replace(/<title>[^<]*<\/title>/, () => [`<title>${escaped(title)}</title>`, ...tags.map(elementOf)].join('\n    ')),
});

const elementOf = ({ tag, attributes }: HeadTag): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')} />`;
