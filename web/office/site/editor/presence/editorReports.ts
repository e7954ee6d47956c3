/** The other editors of a page, known from their reports. */
import type { SiteEditorsSubscription } from './Presence.generated';

export type Report = Omit<SiteEditorsSubscription['siteEditors'], '__typename'>;
export type CursorPosition = Pick<Report, 'block' | 'field'>;

/** Another editor of the page, or one who has just left it. */
export type OtherEditor = Report & { readonly seenAt: number };

/** Milliseconds in which a report may arrive after the later one that its editor has left. */
const lateReportTime = 10_000;

export function updateOthers(
  known: readonly OtherEditor[],
  { tab, name, block, field, hasLeft }: Report,
  now: number,
): readonly OtherEditor[] {
  const before = known.find(other => other.tab === tab);
  if (before?.hasLeft && now - before.seenAt < lateReportTime) return known;
  const rest = known.filter(other => other !== before);
  return [...rest, { tab, name, block, field, hasLeft, seenAt: now }].sort((a, b) => a.tab.localeCompare(b.tab));
}
