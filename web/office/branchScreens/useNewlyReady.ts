/** Which tickets became ready a moment ago, so that the wall can point at them. */
import { useEffect, useState } from 'react';

const newsFor = 20_000;

/** What was ready when the wall was opened is no news. */
export function useReadyNews(ready: readonly string[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>();
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  if (ready && !seen) setSeen(new Set(ready));
  const fresh = seen && ready ? ready.filter(uid => !seen.has(uid)) : [];
  if (seen && fresh.length > 0) {
    setSeen(new Set([...seen, ...fresh]));
    setNews(new Set([...news, ...fresh]));
  }
  useEffect(() => {
    if (news.size === 0) return;
    const timer = setTimeout(() => setNews(new Set()), newsFor);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}
