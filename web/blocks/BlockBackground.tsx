/**
 * The green or yellow background of a block: illustrations move behind the text while the page scrolls, and the side margins grow (BLK-02
 * to BLK-05).
 */
import { useRef, type ReactNode } from 'react';
import type { Background } from '../../schema/blocks/background';
import styles from './BlockBackground.module.css';
import { Figure } from './sky/Figure';
import { useParallax } from './useParallax';

/** How far illustrations move with the scroll position (G-095). */
const strengths = { text: 0.3, gallery: 0.12 } as const;

interface Props {
  background: Background | null;
  motion: keyof typeof strengths;
  id?: string;
  children: ReactNode;
}

export function BlockBackground({ background, motion, id, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const color = background ?? 'green';
  useParallax(section, strengths[motion]);
  return (
    <section ref={section} id={id} className={`${styles.background} ${styles[color]}`}>
      {figures[color].map(name => (
        <span key={name} className={`${styles.parallax} ${styles[name]}`}>
          <Figure name={name} className={styles.figure} />
        </span>
      ))}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

/** The last illustration is hidden on small screens. */
const figures = { green: ['pretzel', 'wheatEar', 'elderberry'], yellow: ['roll', 'croissant', 'wheatEar'] } as const;
