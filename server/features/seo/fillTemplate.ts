/** Fills the template of a page with its head and content. */
import { createHash } from 'node:crypto';
import { errorCodes } from '../../../schema/errors/appError';
import { toAppError } from '../../platform/database/databaseErrors';
import { escapeHtml } from '../../../schema/text/escapeHtml';
import type { HeadTag } from '../../../schema/rules/site/pageHead';
import { earlyClicksScript, stateElementId, type RenderedPage } from '../../../schema/site/renderedPage';
import type { PageResponse, PageTemplate } from '../../platform/client/serveClient';
import type { PageMeta } from './pageMeta.service';

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };

/** The content of a page, which the client renders if it is undefined, until when its texts are correct, and the age of its oldest data if outdated. */
export interface PageContent {
  page: RenderedPage | undefined;
  validUntil: Date;
  age?: number | undefined;
}

export function fillTemplate(
  { html: template, preloadTags }: PageTemplate,
  { status, title, tags, icons }: PageMeta,
  content?: PageContent,
): PageResponse {
  const head = [`<title>${escapeHtml(title)}</title>`, ...[...tags, ...icons].map(renderTag)];
  const hasIcon = icons.some(({ attributes }) => attributes.rel === 'icon');
  const html = hasIcon ? template.replace(/<link rel="icon"[^>]*>\s*/, '') : template;
  const { page, validUntil = null, age } = content ?? {};
  if (!page) return { status, headers: htmlHeaders, text: replaceTitle(html, head), validUntil };
  const { theme, files, state, structuredData } = page;
  const text = replaceTitle(loadScriptsLast(html), [
    ...head,
    ...preloadTags(files),
    `<style>${theme}</style>`,
    `<script>${earlyClicksScript}</script>`,
    ...structuredData.map(jsonLdElement),
  ]);
  return {
    status,
    headers: htmlHeaders,
    text: text.replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>${stateElement(state)}`),
    inlineHashes: { style: hashOf(theme), script: earlyClicksHash },
    validUntil,
    ...(age !== undefined && { age }),
  };
}

/** Returns the empty page, in which the client shows the error. Other errors than a missing database are left to the client alone. */
export function errorPage({ html }: PageTemplate, error: unknown): PageResponse | undefined {
  const { code, retryAfter } = toAppError(error);
  if (code !== 'UNAVAILABLE') return undefined;
  return { status: errorCodes[code].status, headers: { ...htmlHeaders, 'retry-after': String(retryAfter) }, text: html };
}

/** Returns the hash by which the content security policy permits an element with this content. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const earlyClicksHash = hashOf(earlyClicksScript);

// A rendered page is readable without its scripts. On a slow network they would delay its stylesheet.
const loadScriptsLast = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

const replaceTitle = (html: string, head: readonly string[]): string => html.replace(/<title>[^<]*<\/title>/, () => head.join('\n    '));

// JSON may contain `</script`, which would end the element.
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const stateElement = (state: object): string => `<script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>`;

const jsonLdElement = (node: object): string => `<script type="application/ld+json">${scriptJson(node)}</script>`;

const renderTag = ({ tag, attributes }: HeadTag): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')} />`;
