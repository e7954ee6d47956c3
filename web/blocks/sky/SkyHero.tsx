/** The sky at the top of a page: clouds, hills and the content in front of them. The header of the shop overlaps it. */
import type { ReactNode } from 'react';
import { Container } from '../../ui/display/layout';
import hills from '../../illustrations/hills.svg';
import { Clouds } from './Clouds';
import styles from './SkyHero.module.css';

interface Props {
  /** The header of the shop overlaps the sky. */
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
