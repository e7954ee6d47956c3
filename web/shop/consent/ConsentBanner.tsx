/** Asks for the consent of the visitor, with two equal choices and one for each purpose (COOKIE-02, G-127, T-36). */
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ConsentDecision } from '../../../schema/site/consent';
import { Button } from '../../ui/actions/Button';
import { Card } from '../../ui/display/Card';
import { LegalLink } from '../legal/LegalLink';
import { focusContent } from '../shell/state/focusContent';
import { canDecide, storeDecision } from './consent';
import styles from './ConsentBanner.module.css';
import { ConsentPurposes } from './ConsentPurposes';
import { proveDecision } from './proof';
import { stopTrackers } from './trackers/stopTrackers';

interface Props {
  /** The decision until now. */
  decision: ConsentDecision | null;
  /** The visitor opened the banner again. */
  isReopened: boolean;
}

export function ConsentBanner({ decision, isReopened }: Props) {
  const client = useApolloClient();
  const banner = useRef<HTMLElement>(null);
  const [isDetailed, setDetailed] = useState(isReopened);
  useSpaceBelow(banner);
  useEffect(() => {
    if (isReopened) banner.current?.focus();
  }, [isReopened]);
  const decide = (next: ConsentDecision): void => {
    if (!canDecide()) return;
    if (banner.current?.contains(document.activeElement)) focusContent(); // the banner disappears, and the focus with it
    storeDecision(next);
    void proveDecision(client, next); // the next page sends it again, if trackers are stopped meanwhile
    stopTrackers(decision, next);
  };
  return (
    <section ref={banner} tabIndex={-1} className={styles.banner} aria-label="Cookie-Hinweis">
      <Card edgeSize="cart" shadow="sheet">
        <div className={styles.content}>
          <h2>Krümel? Nur mit Ihrer Zustimmung.</h2>
          <p>
            Diese Website verwendet Cookies. <LegalLink name="privacy" label="Datenschutzerklärung" />
          </p>
          <div className={styles.buttons}>
            <Button isWide onPress={() => decide('declined')}>
              Ablehnen
            </Button>
            <Button isWide onPress={() => decide('accepted')}>
              Akzeptieren
            </Button>
          </div>
          {isDetailed ? (
            <ConsentPurposes decision={decision} onDecide={decide} />
          ) : (
            <Button variant="text" isWide onPress={() => setDetailed(true)}>
              Einzeln wählen
            </Button>
          )}
        </div>
      </Card>
    </section>
  );
}

/** Keeps what has the focus clear of the banner, also at the end of the page (WCAG 2.4.11). */
function useSpaceBelow(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const setSpace = (space: string): void => {
      document.documentElement.style.scrollPaddingBlockEnd = document.body.style.paddingBlockEnd = space;
    };
    const measure = (): void => setSpace(`${Math.round(innerHeight - banner.current!.getBoundingClientRect().top)}px`);
    measure();
    // A turned device changes the lines of the text; a lower window, only the place.
    const observer = new ResizeObserver(measure);
    observer.observe(banner.current!);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      setSpace('');
    };
  }, [banner]);
}
