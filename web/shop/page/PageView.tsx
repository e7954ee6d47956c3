/** Renders a page by its type: a standard page from blocks, a simple page from one text (CMS-05 to CMS-07). */
import { lazy, useMemo, type ReactNode } from 'react';
import { imagePath } from '../../../schema/site/imageUrls';
import { siteTitle } from '../../../schema/rules/site/pageHead';
import type { SitePageQuery } from '../../blocks/Page.generated';
import { PageBlocks } from '../../blocks/PageBlocks';
import { hasPageTitle } from '../../blocks/hasPageTitle';
import { PageContext, type BlockData } from '../../blocks/pageContext';
import { Container, VisuallyHidden } from '../../ui/display/layout';
import { Badge } from '../../ui/feedback/Badge';
import { RichText } from '../../ui/display/RichText';
import { SiteContent } from '../overrides';
import { ErrorPage } from '../shell/ErrorPage';
import { publicBranches, useShop } from '../shell/state/shopContext';
import { usePageTitle } from '../shell/state/pageTitle';
import type { PageMeta } from '../shell/state/usePageMeta';
import styles from './SitePage.module.css';
import { withTitle } from './withTitle';
import { usePreview } from './usePreview';

/** Loaded lazily, because few visitors request an offer. */
const OrderRequestDialog = lazy(async () => ({ default: (await import('../orderRequest/OrderRequestDialog')).OrderRequestDialog }));

type Page = NonNullable<SitePageQuery['sitePage']>;

interface LayoutProps {
  page: Page;
  blocks: readonly BlockData[];
}

const layouts: Readonly<Record<string, (layout: LayoutProps) => ReactNode>> = {
  standard: ({ page, blocks }) => (
    <>
      {!hasPageTitle(blocks) && (
        <h1>
          <VisuallyHidden>{page.title || page.name}</VisuallyHidden>
        </h1>
      )}
      <PageBlocks blocks={blocks} />
    </>
  ),
  simple: ({ page, blocks }) => (
    <Container>
      <article className={styles.simple} data-block={blocks[0]?.id}>
        <RichText html={withTitle(blocks[0]?.text?.text ?? '', page.title || page.name)} />
      </article>
    </Container>
  ),
};

/** `after` is rendered below the blocks of the page. */
export function PageView({ page, after }: { page: Page; after?: ReactNode }) {
  const { config, branches } = useShop();
  const preview = usePreview();
  const canRequestOffer = publicBranches(branches).length > 0;
  const pageContext = useMemo(
    () => ({
      shopName: config.shopName,
      email: page.settings?.email || config.email,
      isHome: page.path === '',
      ...(canRequestOffer && { OrderRequestDialog }),
    }),
    [config, page, canRequestOffer],
  );
  usePageTitle(siteTitle(page), pageMeta(page));
  const layout = layouts[page.type];
  if (!layout) return <ErrorPage onRetry={() => location.reload()} />;
  const blocks = (preview.blocks ?? page.content).filter(({ isHidden }) => !isHidden);
  return (
    <PageContext value={pageContext}>
      <div className={`page-${page.type} ${preview.isActive ? styles.preview : ''}`}>
        {!page.isPublic && !preview.isActive && (
          <p className={styles.draft}>
            <Badge tone="warning">Entwurf</Badge>
          </p>
        )}
        <SiteContent>{layout({ page, blocks })}</SiteContent>
      </div>
      {after}
    </PageContext>
  );
}

const pageMeta = ({ seoDescription, description, image }: Page): PageMeta => ({
  description: seoDescription || description,
  image: image ? imagePath(image, 'medium') : undefined,
});
