/** Moves the focus to the start of a page after navigation, for screen readers and Tab. */
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { usePagePath } from './usePagePath';

export function usePageFocus(content: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  const pathname = usePagePath();
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    if (!hash) content.current?.focus({ preventScroll: true });
  }, [content, pathname, hash]);
}
