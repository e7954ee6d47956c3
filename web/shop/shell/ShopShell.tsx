/** The layout of every page of the shop, rendered when the settings and branches are loaded. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { shopTitle } from '../../../schema/rules/site/pageHead';
import { setStorageNamespace } from '../../app/storageKey';
import { useTheme } from '../../app/theme';
import { Toasts } from '../../ui/overlays/Toasts';
import { ErrorPage } from './ErrorPage';
import { Footer as DefaultFooter } from './footer/Footer';
import { Header as DefaultHeader } from './header/Header';
import { LoadingScreen } from './LoadingScreen';
import { OfflineNotice } from './OfflineNotice';
import { Frontend, getOverride } from '../overrides';
import { setSelfService } from '../../app/selfService';
import { faviconUrl, shopTheme } from './state/branding';
import { NavigationProgress } from './NavigationProgress';
import { ShopContext, type Shop } from './state/shopContext';
import { useShopQuery, type ShopQuery } from './Shop.generated';
import styles from './ShopShell.module.css';
import { ShopTitleContext } from './state/pageTitle';
import { StaffToolbar } from './header/StaffToolbar';
import { Toolbar } from './header/Toolbar';
import { useFavicon } from './state/useFavicon';
import { usePageFocus } from './state/usePageFocus';
import { useScrollReveal } from './state/useScrollReveal';
import { useScrollRestoration } from './state/useScrollRestoration';

export function ShopShell() {
  const { data: currentData, previousData, error, refetch } = useShopQuery({});
  const data = currentData ?? previousData; // A failed refetch keeps the previous data.
  const { pathname, search } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shop = useShopData(data);
  const theme = useMemo(() => data && shopTheme(data), [data]);
  useTheme(theme);
  useFavicon(data && faviconUrl(data));
  useScrollReveal();
  useScrollRestoration();
  usePageFocus(content);
  if (error && !data)
    return (
      <main>
        <ErrorPage error={error} onRetry={() => void refetch()} />
      </main>
    );
  const [Header, Footer, Loading] = [
    getOverride('header', DefaultHeader),
    getOverride('footer', DefaultFooter),
    getOverride('loader', LoadingScreen),
  ];
  if (!shop) return <Loading />;
  setStorageNamespace(shop.environment.siteKey);
  setSelfService(search);
  return (
    <Frontend>
      <ShopContext value={shop}>
        <ShopTitleContext value={shopTitle(shop.config)}>
          <Toasts notice={<OfflineNotice />} page={pathname}>
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
            <Footer />
          </Toasts>
        </ShopTitleContext>
      </ShopContext>
    </Frontend>
  );
}

/** Returns the shop with the branch in the URL, else the branch the page has selected. */
function useShopData(data: ShopQuery | undefined): Shop | undefined {
  const { branchIdentifier } = useParams();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selectBranch = useCallback((id: string | null) => setSelectedId(id), []);
  return useMemo(() => {
    if (!data) return undefined;
    const branches = data.branches.items;
    const branch = branches.find(
      ({ id, identifier, isPublic }) => isPublic && (branchIdentifier ? identifier === branchIdentifier : id === selectedId),
    );
    return { config: data.config, environment: data.environment, branches, navigations: data.navigations.items, branch, selectBranch };
  }, [data, branchIdentifier, selectedId, selectBranch]);
}
