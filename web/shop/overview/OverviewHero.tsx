/** The title of the overview under the sky. */
import type { ReactNode } from 'react';
import { SkyHero } from '../../blocks/sky/SkyHero';
import styles from './OverviewPage.module.css';
import balloon from '../../illustrations/balloon.svg';

export const OverviewHero = ({ title, description, children }: { title: string; description: string | null; children: ReactNode }) => (
  <SkyHero isUnderHeader>
    <div className={styles.hero}>
      <div>
        <h1>{title}</h1>
        {description && <p className={styles.intro}>{description}</p>}
        {children}
      </div>
      <img className={styles.balloon} src={balloon} alt="" />
    </div>
  </SkyHero>
);
