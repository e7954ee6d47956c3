/** What visitors did, and what followed on it. */
import { countText } from '../../../../../schema/rules/statistics/reportText';
import { RankList } from '../../charts/RankList';
import { ReportCard } from '../../ReportCard';
import { eventName } from './eventName';
import { noConsent } from './shareEntries';
import type { WebsiteProps } from './VisitorReports';

export function EventReports({ data: { visitors, events, flow } }: WebsiteProps) {
  const [mostEvents] = events.items;
  const [mostLinks] = flow.items;
  const nameOf = ({ action, name }: { action: string; name: string | null }): string =>
    [eventName(action), name].filter(Boolean).join(': ');
  return (
    <>
      <ReportCard
        name="events"
        title={mostEvents ? `Am häufigsten: ${nameOf(mostEvents)}, ${countText(mostEvents.count)}-mal.` : 'Keine Ereignisse'}
        items={events.items}
        period={visitors}
        emptyText={!mostEvents && noConsent}
      >
        <RankList
          label="Ereignisse"
          entries={events.items.map(event => ({ name: nameOf(event), value: event.count, text: countText(event.count) }))}
        />
      </ReportCard>
      <ReportCard
        name="event-flow"
        title={
          mostLinks
            ? `Am häufigsten folgt auf „${eventName(mostLinks.from)}“: „${eventName(mostLinks.to)}“, ${countText(mostLinks.count)}-mal.`
            : 'Keine Abfolge'
        }
        items={flow.items}
        period={visitors}
        emptyText={!mostLinks && 'In diesem Zeitraum folgte bei keinem Besuch etwas auf etwas anderes.'}
      >
        <RankList
          label="Was auf was folgt"
          entries={flow.items.map(({ from, to, count }) => ({
            name: `${eventName(from)} → ${eventName(to)}`,
            value: count,
            text: countText(count),
          }))}
        />
      </ReportCard>
    </>
  );
}
