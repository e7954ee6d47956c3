/** Jumps between the shelves, and shows at which the visitor is (STORE-17, G-021). */
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Container } from '../../ui/display/layout';
import { Picture } from '../../ui/display/Image';
import type { Shelf } from './product/storeMenu';
import styles from './CategoryBar.module.css';

export const shelfId = ({ category }: Shelf): string => `category-${category.id}`;

const narrow = 720;
const offset = (): number => (innerWidth < narrow ? 0.36 * innerWidth : 150);

const topOf = (id: string): number => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) + scrollY;

export function CategoryBar({ shelves }: { shelves: readonly Shelf[] }) {
  const ids = shelves.map(shelfId);
  const current = useCurrent(ids);
  const list = useRef<HTMLUListElement>(null);
  // Only the bar moves sideways; scrollIntoView would move the page as well.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current!.scrollTo({ left: link.offsetLeft - list.current!.clientWidth / 2 + link.clientWidth / 2 });
  }, [current]);
  const jump = (event: MouseEvent, id: string): void => {
    event.preventDefault();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: topOf(id) - offset(), behavior: isCalm ? 'instant' : 'smooth' });
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.bar} aria-label="Kategorien">
      <Container>
        <ul ref={list}>
          {shelves.map(({ category: { name, image } }, index) => (
            <li key={ids[index]}>
              <a href={`#${ids[index]}`} aria-current={ids[index] === current || undefined} onClick={event => jump(event, ids[index]!)}>
                {image && (
                  <span className={styles.picture}>
                    <Picture image={image} sizes="2.5rem" largest="thumbnail" alt="" />
                  </span>
                )}
                <span className={styles.name}>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** The last shelf whose top has passed the place where a jump would put it. */
function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join();
  useEffect(() => {
    const look = (): void => {
      const line = scrollY + offset() + 2; // a jump may end on half a pixel
      setCurrent(all.split(',').findLast(id => topOf(id) <= line) ?? all.split(',')[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [all]);
  return current;
}
