/** Where a page stands after a navigation: at its top, at the target of a hash, or where the visitor left it (ROUTE-11 to 13). */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Long enough for a page to have laid itself out. */
const settled = 750;

export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());
  const page = useRef(pathname);

  useEffect(() => {
    const keep = (): void => void places.current.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);

  useEffect(() => {
    const isSamePage = page.current === pathname;
    page.current = pathname;
    const place = type === 'POP' ? places.current.get(key) : undefined;
    if (place === undefined && !hash) {
      if (type !== 'POP' && !isSamePage) scrollTo({ top: 0, behavior: 'smooth' });
      return;
    }
    const timer = setTimeout(() => {
      if (place !== undefined) scrollTo({ top: place, behavior: 'smooth' });
      else document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' });
    }, settled);
    return () => clearTimeout(timer);
  }, [key, pathname, hash, type]);
}
