/** Links to the category sections and marks the current one (STORE-17, G-021). */
import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { scrollBehavior } from '../../../hooks/reducedMotion';
import { Image } from '../../../ui/display/Image';
import { scrollRowTo } from '../../../ui/display/scrollRow';
import type { MenuSection } from '../../../ordering/menu/storeMenu';
import styles from './CategoryBar.module.css';

export const categoryId = ({ category }: MenuSection): string => `category-${category.id}`;

const phoneWidth = 720;
const offset = (): number => (innerWidth < phoneWidth ? 0.36 * innerWidth : 150);

const topOf = (id: string): number => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) + scrollY;

/** Lays out all cards of the menu from now on (ProductCard.module.css), because heights that are not known yet would move the category. */
function layOutMenu(id: string): void {
  const menu = document.getElementById(id)?.parentElement;
  if (menu) menu.dataset.complete = '';
}

export function CategoryBar({ sections }: { sections: readonly MenuSection[] }) {
  const ids = sections.map(categoryId);
  const current = useCurrentCategory(ids);
  const list = useRef<HTMLUListElement>(null);
  const { isAtEnd, updateEnd } = useIsAtEnd(list);
  const lastCurrent = useRef(current);
  useEffect(() => {
    if (lastCurrent.current === current) return; // a visitor may have moved the bar before its code had loaded
    lastCurrent.current = current;
    const link = list.current?.querySelector('[aria-current]');
    if (link) scrollRowTo(list.current!, link);
  }, [current]);
  const scrollToCategory = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    layOutMenu(id);
    scrollTo({ top: topOf(id) - offset(), behavior: scrollBehavior() });
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.bar} aria-label="Kategorien">
      <ul ref={list} onScroll={updateEnd} className={isAtEnd ? '' : styles.fading}>
        {sections.map(({ category: { name, image } }, index) => (
          <li key={ids[index]}>
            <a
              href={`#${ids[index]}`}
              aria-current={ids[index] === current || undefined}
              onClick={event => scrollToCategory(event, ids[index]!)}
            >
              {image && (
                <span className={styles.image}>
                  <Image image={image} sizes="2.5rem" largest="thumbnail" alt="" />
                </span>
              )}
              <span className={styles.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the id of the last section whose top is above the position that a link scrolls to. */
function useCurrentCategory(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joinedIds = ids.join();
  useEffect(() => {
    const updateCurrent = (): void => {
      const position = scrollY + offset() + 2; // scrolling may end on half a pixel
      setCurrent(joinedIds.split(',').findLast(id => topOf(id) <= position) ?? joinedIds.split(',')[0]);
    };
    updateCurrent();
    addEventListener('scroll', updateCurrent, { passive: true });
    return () => removeEventListener('scroll', updateCurrent);
  }, [joinedIds]);
  return current;
}

/** Tells whether the end of the list is visible. Until then its last link fades out, which shows that it goes on. */
function useIsAtEnd(list: RefObject<HTMLElement | null>) {
  const [isAtEnd, setAtEnd] = useState(true);
  const updateEnd = useCallback(() => {
    const element = list.current; // null when the observer answers after the bar was removed
    if (element) setAtEnd(element.scrollLeft + element.clientWidth >= element.scrollWidth - 2);
  }, [list]);
  useEffect(() => {
    const observer = new ResizeObserver(updateEnd);
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [list, updateEnd]);
  return { isAtEnd, updateEnd };
}
