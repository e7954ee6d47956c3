/** A page as its type lays it out: a standard page is made of blocks, a simple one of words alone (CMS-05 to CMS-07). */
import { lazy, useMemo, type ReactNode } from 'react';
import { imagePath } from '../../../schema/site/imageUrls';
import { siteWords } from '../../../schema/rules/site/pageHead';
import type { SitePageQuery } from '../../blocks/Page.generated';
import { PageBlocks } from '../../blocks/PageBlocks';
import { PageContext, type ShownBlock } from '../../blocks/pageContext';
import { Container, VisuallyHidden } from '../../ui/display/layout';
import { Pill } from '../../ui/feedback/Badge';
import { RichText } from '../../ui/display/RichText';
import { SiteContent } from '../overrides';
import { ErrorPage } from '../shell/ErrorPage';
import { publicBranches, useShop } from '../shell/state/shopContext';
import { usePageTitle } from '../shell/state/pageTitle';
import type { AboutPage } from '../shell/state/usePageMeta';
import styles from './SitePage.module.css';
import { titled } from './withTitle';
import { usePreview } from './usePreview';

/** Few who visit a page ask for an offer. */
const RequestDialog = lazy(async () => ({ default: (await import('../orderRequest/OrderRequestDialog')).RequestDialog }));

type Page = NonNullable<SitePageQuery['sitePage']>;

interface Layout {
  page: Page;
  blocks: readonly ShownBlock[];
}

const layouts: Readonly<Record<string, (layout: Layout) => ReactNode>> = {
  standard: ({ page, blocks }) => (
    <>
      {!hasTitle(blocks) && (
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
        <RichText html={titled(blocks[0]?.text?.text ?? '', page.title || page.name)} />
      </article>
    </Container>
  ),
};

/** `after`: what follows the page's own blocks. */
export function PageView({ page, after }: { page: Page; after?: ReactNode }) {
  const { config, branches } = useShop();
  const preview = usePreview();
  const mayAsk = publicBranches(branches).length > 0;
  const surroundings = useMemo(
    () => ({
      shopName: config.shopName,
      email: page.settings?.email || config.email,
      isHome: page.path === '',
      ...(mayAsk && { RequestDialog }),
    }),
    [config, page, mayAsk],
  );
  usePageTitle(siteWords(page), aboutOf(page));
  const layout = layouts[page.type];
  if (!layout) return <ErrorPage onRetry={() => location.reload()} />;
  const blocks = (preview.blocks ?? page.content).filter(({ isHidden }) => !isHidden);
  return (
    <PageContext value={surroundings}>
      <div className={`page-${page.type} ${preview.isOn ? styles.preview : ''}`}>
        {!page.isPublic && !preview.isOn && (
          <p className={styles.draft}>
            <Pill tone="warn">Entwurf</Pill>
          </p>
        )}
        <SiteContent>{layout({ page, blocks })}</SiteContent>
      </div>
      {after}
    </PageContext>
  );
}

const aboutOf = ({ seoDescription, description, image }: Page): AboutPage => ({
  description: seoDescription || description,
  picture: image ? imagePath(image, 'medium') : undefined,
});

/** Whether the page begins with a title of its own. */
const hasTitle = ([first, ...others]: readonly ShownBlock[]): boolean =>
  Boolean(first?.hero?.title) || [first, ...others].some(block => wordsOf(block).includes('<h1'));

const wordsOf = (block: ShownBlock | undefined): string =>
  block?.text?.text ?? block?.gallery?.text ?? block?.career?.text ?? block?.orderRequest?.text ?? '';
