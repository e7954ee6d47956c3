/** The meta data of a page. */
import type { PageDataFragment } from '../../blocks/Page.generated';
import type { PageMeta } from '../shell/state/usePageMeta';

export type Page = PageDataFragment;

export const pageMeta = ({ seoDescription, description, image }: Page): PageMeta => ({
  description: seoDescription || description,
  image,
});
