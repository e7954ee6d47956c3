/** The layout of the login pages. */
import type { ReactNode } from 'react';
import pretzel from '../../illustrations/pretzel.svg';
import styles from './LoginPage.module.css';
import { NightSky } from './NightSky';

export const LoginLayout = ({ shopName, children }: { shopName: string | undefined; children: ReactNode }) => (
  <main className={styles.page}>
    <title>Anmelden – Backoffice</title>
    <NightSky />
    <section className={styles.side}>
      <div className={styles.form}>
        <p className={styles.brand}>
          <img src={pretzel} alt="" width={44} height={44} />
          {`${shopName ?? ''} Backoffice`.trim()}
        </p>
        {children}
      </div>
    </section>
  </main>
);
