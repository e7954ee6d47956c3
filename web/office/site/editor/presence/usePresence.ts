/** Reports to other editors of the page where the viewer is, and knows where they are. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { newId } from '../../../../hooks/newId';
import { updateOthers, type OtherEditor, type CursorPosition } from './editorReports';
import { useReportEditingMutation, useSiteEditorsSubscription } from './Presence.generated';

/** Milliseconds before a new place is reported, between reports, and until an editor who no longer reports is forgotten. */
const reportDelay = 300;
const reportInterval = 25_000;
const hideAfter = 90_000;

export function usePresence(site: string, { block, field }: CursorPosition): readonly OtherEditor[] {
  const [tab] = useState(newId);
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const [reportEditing] = useReportEditingMutation();
  // Without a connection the others forget the viewer until the next report.
  const send = (hasLeft = false): void => {
    const context = { fetchOptions: { keepalive: hasLeft } }; // the browser sends it although the page closes
    void reportEditing({ variables: { site, tab, block, field, hasLeft }, context }).catch(() => {});
  };
  const report = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => report(), reportDelay);
    return () => clearTimeout(timer);
  }, [block, field]);
  useEffect(() => {
    const timer = setInterval(() => {
      report();
      setOthers(known => known.filter(({ seenAt }) => Date.now() - seenAt < hideAfter));
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
      setOthers(known => updateOthers(known, place, Date.now()));
    },
    onError: () => {}, // the others are forgotten
  });
  return useMemo(() => others.filter(({ hasLeft }) => !hasLeft), [others]);
}
