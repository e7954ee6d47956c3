/** Finds out whether a page can be published, taken offline or deleted, and why not. */
import type { ApolloClient } from '@apollo/client';
import { collections } from '../../../../../schema/collections';
import { isKeyOf } from '../../../../../schema/objects';
import { checkPage } from '../../../../../schema/rules/site/publishing/checks/pageChecks';
import { UsagesDocument, type UsagesQuery } from '../../../../collection/usages/Usages.generated';
import { usageCountText } from '../../../../collection/usages/usageTexts';
import { DeleteSiteDocument, SiteDocument, UpdateSiteDocument, type SiteQuery } from '../../../../generated/collections/site';
import { currentBlocks, toContentInput } from '../../blocks/siteRecord';
import { pageErrors } from '../../editor/saving/pageErrors';
import type { ListedSite } from '../useSites';
import type { Preparation } from './bulkActions';

// The list is loaded again at the end, not rendered after every page.
const uncached = { fetchPolicy: 'no-cache' } as const;

/** The list may be older, for example right after pages were published. */
const loadPage = async (client: ApolloClient, { id }: ListedSite): Promise<SiteQuery['record']> =>
  (await client.query({ query: SiteDocument, variables: { id }, ...uncached })).data!.record;

/** The version that was checked is published: when the page changes meanwhile, the server reports a conflict. */
export async function preparePublication(client: ApolloClient, page: ListedSite): Promise<Preparation> {
  const record = await loadPage(client, page);
  const { id, isPublic, hasDraft } = record;
  if (isPublic && !hasDraft) return { reason: 'Hat keine Änderungen.' };
  const reason = unpublishableReason(record);
  if (reason) return { reason };
  const input = { content: toContentInput(currentBlocks(record)), draft: [], hasDraft: false, isPublic: true };
  const variables = { id, input, ifMatch: record.updatedAt };
  return { run: () => client.mutate({ mutation: UpdateSiteDocument, variables, ...uncached }) };
}

function unpublishableReason(record: SiteQuery['record']): string | null {
  const blocks = currentBlocks(record);
  const [error] = pageErrors(record.type, blocks);
  if (error) return typeof error.path[0] === 'number' ? `Block ${error.path[0] + 1}: ${error.text}` : error.text;
  const empty = checkPage(blocks, null).filter(({ check }) => check === 'empty');
  const positions = empty.map(({ block }) => blocks.findIndex(({ id }) => id === block) + 1);
  if (positions.length === 0) return null;
  return positions.length === 1 ? `Block ${positions[0]} ist leer.` : `Die Blöcke ${positions.join(', ')} sind leer.`;
}

export async function prepareWithdrawal(client: ApolloClient, page: ListedSite): Promise<Preparation> {
  const { id, isPublic } = await loadPage(client, page);
  if (!isPublic) return { reason: 'Ist nicht öffentlich.' };
  const variables = { id, input: { isPublic: false } };
  return { run: () => client.mutate({ mutation: UpdateSiteDocument, variables, ...uncached }) };
}

/** The number of places that are loaded, the most that the server lists at once, and the number that is named. */
const maxUsages = 100;
const maxNamed = 3;

/** A page that is used only by pages that are deleted with it can be deleted too, after them. */
export async function prepareDeletion(client: ApolloClient, { id }: ListedSite, selected: readonly ListedSite[]): Promise<Preparation> {
  const variables = { collection: 'site', id, limit: maxUsages };
  const { data } = await client.query({ query: UsagesDocument, variables, ...uncached });
  const { items, total } = data!.usages;
  const isDeletedToo = ({ collection, id }: Usage): boolean => collection === 'site' && selected.some(page => page.id === id);
  const others = items.filter(usage => !isDeletedToo(usage));
  const count = total - (items.length - others.length);
  if (count === 0) return { run: () => client.mutate({ mutation: DeleteSiteDocument, variables: { id }, ...uncached }) };
  const names = others.slice(0, maxNamed).map(usageName);
  return { reason: `${usageCountText(count)}${names.length > 0 ? `: ${names.join(', ')}${count > names.length ? ' …' : ''}` : ''}.` };
}

type Usage = UsagesQuery['usages']['items'][number];

const usageName = ({ collection, title }: Usage): string =>
  isKeyOf(collections, collection) ? `${collections[collection].singularLabel} „${title}“` : title;
