/** Renders a page by its type: a standard page from blocks, a simple page from one text, one without a type from blocks (CMS-05 to CMS-07). */
import type { ComponentType, ReactNode } from 'react';
import { siteTitle } from '../../../schema/rules/site/pageHead';
import { PageContext } from '../../blocks/pageContext';
import { Badge } from '../../ui/feedback/Badge';
import { SiteContent } from '../overrides';
import { ErrorPage } from '../shell/ErrorPage';
import { usePageTitle } from '../shell/state/pageTitle';
import styles from './SitePage.module.css';
import { usePreview } from './preview/usePreview';
import { layouts } from './pageLayouts';
import { type Page, pageMeta } from './pageMeta';
import { usePageContext } from './usePageContext';

interface Props {
  page: Page;
  /** Shown below the text of a hero at the start of the page. */
  HeroAction?: ComponentType;
  /** Follows a hero at the start of the page; another page starts with it. */
  ordering?: ReactNode;
}

export function PageView({ page, HeroAction, ordering }: Props) {
  const preview = usePreview();
  const blocks = (preview.blocks ?? page.content).filter(({ isHidden }) => !isHidden);
  const isSelectable = preview.isActive && !preview.isCompared;
  const hasHero = blocks[0]?.type === 'hero';
  const pageContext = usePageContext(page, { isPreview: preview.isActive, canvas: preview.canvas, hasHero, HeroAction });
  usePageTitle(siteTitle(page), pageMeta(page));
  const layout = layouts[page.type ?? 'standard'];
  if (!layout) return <ErrorPage onRetry={() => location.reload()} />;
  if (preview.notice !== undefined) return preview.notice;
  return (
    <PageContext value={pageContext}>
      <div
        className={`page-${page.type ?? 'default'} ${preview.isActive ? styles.preview : ''} ${isSelectable ? styles.selectable : ''}`}
        aria-busy={preview.isActive ? !preview.blocks : undefined}
      >
        {!page.isPublic && !preview.isActive && (
          <p className={styles.draft}>
            <Badge tone="warning">Entwurf</Badge>
          </p>
        )}
        {preview.selection}
        <SiteContent>{layout({ page, blocks, ordering })}</SiteContent>
      </div>
    </PageContext>
  );
}
