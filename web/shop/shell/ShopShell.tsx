/** The frame of every page of the shop. It is shown once the settings and branches are there. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { shopTitle } from '../../../schema/rules/site/pageHead';
import { nameSite } from '../../app/storageKey';
import { useTheme } from '../../app/theme';
import { Toasts } from '../../ui/overlays/Toasts';
import { ErrorPage } from './ErrorPage';
import { Footer as UsualFooter } from './footer/Footer';
import { Header as UsualHeader } from './header/Header';
import { Loader } from './LoadingScreen';
import { OfflineNote } from './OfflineNotice';
import { Frontend, partOf } from '../overrides';
import { noteContext } from '../../app/selfService';
import { faviconOf, themeOf } from './state/branding';
import { Progress } from './NavigationProgress';
import { ShopContext, type Shop } from './state/shopContext';
import { useShopQuery, type ShopQuery } from './Shop.generated';
import styles from './ShopShell.module.css';
import { ShopTitle } from './state/pageTitle';
import { Toolbar } from './header/Toolbar';
import { useFavicon } from './state/useFavicon';
import { usePageFocus } from './state/usePageFocus';
import { useRising } from './state/useScrollReveal';
import { useScroll } from './state/useScrollRestoration';

export function ShopShell() {
  const { data: fresh, previousData, error, refetch } = useShopQuery({});
  const data = fresh ?? previousData; // a later question that failed takes nothing away
  const { pathname, search } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shop = useSelection(data);
  const theme = useMemo(() => data && themeOf(data), [data]);
  useTheme(theme);
  useFavicon(data && faviconOf(data));
  useRising();
  useScroll();
  usePageFocus(content);
  if (error && !data)
    return (
      <main>
        <ErrorPage error={error} onRetry={() => void refetch()} />
      </main>
    );
  const [Header, Footer, Loading] = [partOf('header', UsualHeader), partOf('footer', UsualFooter), partOf('loader', Loader)];
  if (!shop) return <Loading />;
  nameSite(shop.environment.siteKey);
  noteContext(search);
  return (
    <Frontend>
      <ShopContext value={shop}>
        <ShopTitle value={shopTitle(shop.config)}>
          <Toasts note={<OfflineNote />} page={pathname}>
            <Progress />
            <a className={styles.skip} href="#content">
              Zum Inhalt springen
            </a>
            <Toolbar />
            <div className={styles.page}>
              <Header />
              <main id="content" ref={content} tabIndex={-1} className={styles.content}>
                <Outlet />
              </main>
            </div>
            <Footer />
          </Toasts>
        </ShopTitle>
      </ShopContext>
    </Frontend>
  );
}

/** The branch is the one in the address, else the one the page names. */
function useSelection(data: ShopQuery | undefined): Shop | undefined {
  const { branchIdentifier } = useParams();
  const [selected, setSelected] = useState<string | null>(null);
  const select = useCallback((id: string | null) => setSelected(id), []);
  return useMemo(() => {
    if (!data) return undefined;
    const branches = data.branches.items;
    const branch = branches.find(
      ({ id, identifier, isPublic }) => isPublic && (branchIdentifier ? identifier === branchIdentifier : id === selected),
    );
    return { config: data.config, environment: data.environment, branches, navigations: data.navigations.items, branch, select };
  }, [data, branchIdentifier, selected, select]);
}
