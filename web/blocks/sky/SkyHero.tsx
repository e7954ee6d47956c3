/** The sky a page begins under: clouds, hills, and what stands before them. The header of the shop lies over it. */
import type { ReactNode } from 'react';
import { Container } from '../../ui/display/layout';
import hills from '../../illustrations/huegel.svg';
import { Clouds } from './Clouds';
import styles from './SkyHero.module.css';

interface Props {
  /** The header of the shop lies over it. */
  isUnderHeader?: boolean;
  children: ReactNode;
}

export const SkyHero = ({ isUnderHeader, children }: Props) => (
  <section className={styles.hero} data-under-header={isUnderHeader || undefined}>
    <div className={styles.clouds}>
      <Clouds />
    </div>
    <Container>{children}</Container>
    <img className={styles.hills} src={hills} alt="" />
  </section>
);
