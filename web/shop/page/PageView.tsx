/** Renders a page by its type: a standard page from blocks, a simple page from one text (CMS-05 to CMS-07). */
import type { ReactNode } from 'react';
import { siteTitle } from '../../../schema/rules/site/pageHead';
import { PageContext } from '../../blocks/pageContext';
import { Badge } from '../../ui/feedback/Badge';
import { SiteContent } from '../overrides';
import { ErrorPage } from '../shell/ErrorPage';
import { usePageTitle } from '../shell/state/pageTitle';
import styles from './SitePage.module.css';
import { usePreview } from './usePreview';
import { layouts } from './pageLayouts';
import { type Page, pageMeta } from './pageMeta';
import { usePageContext } from './usePageContext';

/** `after` is rendered below the blocks of the page. */
export function PageView({ page, after }: { page: Page; after?: ReactNode }) {
  const pageContext = usePageContext(page);
  const preview = usePreview();
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
