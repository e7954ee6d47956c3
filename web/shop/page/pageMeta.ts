/** The meta data of a page. */
import type { SitePageQuery } from '../../blocks/Page.generated';
import type { PageMeta } from '../shell/state/usePageMeta';

export type Page = NonNullable<SitePageQuery['sitePage']>;

export const pageMeta = ({ seoDescription, description, image }: Page): PageMeta => ({
  description: seoDescription || description,
  image,
});
