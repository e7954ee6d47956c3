/** What surrounds every page of the shop: toolbar, header and footer. */
import { Suspense, type RefObject } from 'react';
import { Outlet } from 'react-router';
import { getOverride } from '../overrides';
import { Header as DefaultHeader } from './header/Header';
import { Footer as DefaultFooter } from './footer/Footer';
import { Toasts } from '../../ui/overlays/Toasts';
import { NavigationProgress } from './NavigationProgress';
import styles from './ShopShell.module.css';
import { ShopNotices } from './ShopNotices';
import { StaffToolbar } from './staff/StaffToolbar';
import { Toolbar } from './header/Toolbar';
import { usePagePath } from './state/usePagePath';

export function ShopFrame({ content }: { content: RefObject<HTMLElement | null> }) {
  const page = usePagePath();
  const [Header, Footer] = [getOverride('header', DefaultHeader), getOverride('footer', DefaultFooter)];
  return (
    <Toasts notice={<ShopNotices />} page={page}>
      <NavigationProgress />
      <a className={styles.skipLink} href="#content">
        Zum Inhalt springen
      </a>
      <StaffToolbar />
      <Toolbar />
      <div className={styles.page}>
        <Header />
        <main id="content" ref={content} tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
      </div>
      <Suspense>
        <Footer />
      </Suspense>
    </Toasts>
  );
}
