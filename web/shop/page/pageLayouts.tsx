/** The layouts of pages by their type. */
import { markOf, type BlockData } from '../../blocks/pageContext';
import type { ReactNode } from 'react';
import { VisuallyHidden, Container } from '../../ui/display/layout';
import { hasPageTitle } from '../../blocks/hasPageTitle';
import { PageBlocks } from '../../blocks/PageBlocks';
import styles from './SitePage.module.css';
import { RichText } from '../../ui/display/RichText';
import { withTitle } from './withTitle';
import type { Page } from './pageMeta';

interface LayoutProps {
  page: Page;
  blocks: readonly BlockData[];
  ordering: ReactNode;
}

export const layouts: Readonly<Record<string, (layout: LayoutProps) => ReactNode>> = {
  standard: ({ page, blocks, ordering }) => (
    <>
      {!hasPageTitle(blocks) && (
        <h1>
          <VisuallyHidden>{page.title || page.name}</VisuallyHidden>
        </h1>
      )}
      <PageBlocks blocks={blocks} ordering={ordering} />
    </>
  ),
  simple: ({ page, blocks, ordering }) => (
    <>
      {ordering}
      <Container>
        <article className={styles.simple} {...(blocks[0] && markOf(blocks[0]))}>
          <RichText html={withTitle(blocks[0]?.text?.text ?? '', page.title || page.name)} />
        </article>
      </Container>
    </>
  ),
};
