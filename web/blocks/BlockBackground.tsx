/** The green or yellow ground of a block: figures drift behind the words as the page scrolls, and its sides grow (BLK-02 to BLK-05). */
import { useRef, type ReactNode } from 'react';
import type { Background } from '../../schema/blocks/background';
import styles from './BlockBackground.module.css';
import { Figure } from './sky/Figure';
import { useParallax } from './useParallax';

/** How far figures move with the scroll (G-095). */
const strengths = { text: 0.3, gallery: 0.12 } as const;

interface Props {
  background: Background | null;
  motion: keyof typeof strengths;
  id?: string;
  children: ReactNode;
}

export function Ground({ background, motion, id, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const ground = background ?? 'green';
  useParallax(section, strengths[motion]);
  return (
    <section ref={section} id={id} className={`${styles.ground} ${styles[ground]}`}>
      {figures[ground].map(name => (
        <span key={name} className={`${styles.drift} ${styles[name]}`}>
          <Figure name={name} className={styles.figure} />
        </span>
      ))}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

/** The last of them stays away from small screens. */
const figures = { green: ['brezel', 'aehre', 'holler'], yellow: ['semmel', 'croissant', 'aehre'] } as const;
