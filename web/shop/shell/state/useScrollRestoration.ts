/** Sets the scroll position after navigation: the top, the target of a hash, or the previous position on back (ROUTE-11 to 13). */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { decodeUriPart } from '../../../../schema/text/decodeUri';
import { scrollBehavior } from '../../../hooks/reducedMotion';
import { usePagePath } from './usePagePath';

/** The time a page needs for its layout, in milliseconds. */
const layoutDelay = 750;

export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const page = usePagePath();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const previous = useRef({ page, pathname });
  const savedPosition = useRef<number>(undefined);

  // Before the new page is shown: if it is shorter, the browser scrolls, and that is not the position of the page that was left.
  useLayoutEffect(() => {
    savedPosition.current = positions.current.get(key); // the scrolling of the page that was left may be reported later
    const savePosition = (): void => void positions.current.set(key, scrollY);
    addEventListener('scroll', savePosition, { passive: true });
    addEventListener('click', savePosition, { capture: true }); // a busy device reports the last scrolling only after the click on a link
    return () => {
      removeEventListener('scroll', savePosition);
      removeEventListener('click', savePosition, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    const isSamePage = previous.current.page === page;
    const isWithinPage = isSamePage && previous.current.pathname !== pathname;
    previous.current = { page, pathname };
    if (isWithinPage) return;
    const position = type === 'POP' ? savedPosition.current : undefined;
    if (position === undefined && !hash) {
      if (type !== 'POP' && !isSamePage) scrollTo({ top: 0, behavior: scrollBehavior() });
      return;
    }
    const timer = setTimeout(() => {
      if (position !== undefined) scrollTo({ top: position, behavior: scrollBehavior() });
      else document.getElementById(decodeUriPart(hash.slice(1)))?.scrollIntoView({ behavior: scrollBehavior() });
    }, layoutDelay);
    return () => clearTimeout(timer);
  }, [key, page, pathname, hash, type]);
}
