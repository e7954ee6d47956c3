/** The limits of the API as text for its documentation. */
import { maxPageSize, maxUnpagedRecords } from '../collections/reading/listRequest';
import type { Limits } from './limits';

const number = (value: number): string => value.toLocaleString('en-US');

/** Returns the limits as Markdown. */
export const limitsText = (limits: Limits): string =>
  `Limits, beyond which a request gets 400, 413 (TOO_LARGE) or 429 (RATE_LIMITED, with \`Retry-After\`):
- A body has at most ${number(limits.maxBodyBytes / 1024)} KiB, with a file ${number(limits.maxUploadBytes / 1024 / 1024)} MiB.
- A page of a list has at most ${maxPageSize} records, a list without \`page\` and \`limit\` ${number(maxUnpagedRecords)}.
- Requests of one address may keep an instance busy for ${limits.timePerAddress / 1_000} of ten seconds. A response takes at most ${limits.requestTimeout / 1_000} seconds, then UNAVAILABLE.
- An API token sends at most ${limits.requestsPerToken} requests per minute.
- A GraphQL document has at most ${number(limits.maxTokens)} tokens, ${limits.maxDepth} levels, ${number(limits.maxFields)} fields, ${limits.maxAliases} aliases, ${limits.maxDirectives} directives and ${limits.maxOperations} operations.
- A GraphQL request costs at most ${number(limits.maxCost)}: one for each record that it may return and for each item of a cart that it prices. A list within a record is assumed to have five records before the request runs.
- A GraphQL response has at most ${number(limits.maxCost)} records in lists; they are counted while it is made.
- \`init\`, \`priceCart\`, \`ordersCurrent\` and \`ordersMissed\` may each be once in a GraphQL request.`;
