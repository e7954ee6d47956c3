/** Reports to other editors of the page where the viewer is, and knows where they are. */
import { useEffect, useEffectEvent, useState } from 'react';
import { newId } from '../../../../hooks/newId';
import { useReportEditingMutation, useSiteEditorsSubscription, type SiteEditorsSubscription } from './Presence.generated';

type Place = Pick<SiteEditorsSubscription['siteEditors'], 'block' | 'field'>;

/** Another editor of the page. */
export type OtherEditor = Place & { readonly tab: string; readonly name: string; readonly seenAt: number };

/** Milliseconds before a new place is reported, between reports, and until an editor who no longer reports is forgotten. */
const reportDelay = 300;
const reportInterval = 25_000;
const forgetAfter = 90_000;

export function usePresence(site: string, { block, field }: Place): readonly OtherEditor[] {
  const [tab] = useState(newId);
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const [reportEditing] = useReportEditingMutation();
  // Without a connection the others forget the viewer until the next report.
  const send = (hasLeft = false): void => void reportEditing({ variables: { site, tab, block, field, hasLeft } }).catch(() => {});
  const report = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => report(), reportDelay);
    return () => clearTimeout(timer);
  }, [block, field]);
  useEffect(() => {
    const timer = setInterval(() => {
      report();
      setOthers(known => known.filter(({ seenAt }) => Date.now() - seenAt < forgetAfter));
    }, reportInterval);
    const leave = (): void => report(true);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  useSiteEditorsSubscription({
    variables: { id: site },
    onData: ({ data: { data } }) => {
      const place = data?.siteEditors;
      if (!place || place.tab === tab) return;
      if (!place.hasLeft && !others.some(other => other.tab === place.tab)) send(); // a new editor does not know the viewer yet
      setOthers(known => updateOthers(known, place));
    },
    onError: () => {}, // the others are forgotten
  });
  return others;
}

function updateOthers(known: readonly OtherEditor[], place: SiteEditorsSubscription['siteEditors']): readonly OtherEditor[] {
  const { tab, name, block, field, hasLeft } = place;
  const rest = known.filter(other => other.tab !== tab);
  return hasLeft ? rest : [...rest, { tab, name, block, field, seenAt: Date.now() }].sort((a, b) => a.tab.localeCompare(b.tab));
}
