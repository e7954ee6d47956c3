/** After a step to another page the focus stands at its beginning, so that it is read from there and Tab goes on from there. */
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

export function usePageFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    if (!hash) content.current?.focus({ preventScroll: true });
  }, [content, pathname, hash]);
}
