/** The pages that visitors opened, where they came from, and what they did. */
import { countText, shareText } from '../../../../../schema/rules/statistics/reportText';
import { RankList } from '../../charts/RankList';
import { ReportCard } from '../../ReportCard';
import { noVisits, shareEntries } from './shareEntries';
import type { WebsiteProps } from './VisitorReports';

const pageName = ({ title, path }: { title: string | null; path: string }): string => title ?? path;
const direct = 'Direkt aufgerufen';

export function PageReports({ data: { visitors, pages, referrers } }: WebsiteProps) {
  const [first] = pages.items;
  const source = referrers.items.find(({ host }) => host !== null);
  return (
    <>
      <ReportCard
        name="pages"
        title={first ? `Am häufigsten geöffnet: ${pageName(first)}, ${countText(first.views)}-mal.` : 'Keine Seite geöffnet'}
        items={pages.items}
        period={visitors}
        emptyText={!first && noVisits}
      >
        <RankList
          label="Meistgeöffnete Seiten"
          entries={pages.items.map(page => ({ name: pageName(page), value: page.views, text: `${countText(page.views)}-mal` }))}
        />
      </ReportCard>
      <ReportCard
        name="referrers"
        title={
          source
            ? `Die meisten Verweise kommen von ${source.host}: ${shareText(source.share)} der Besuche.`
            : 'Verweise sind nicht bekannt.'
        }
        items={referrers.items}
        period={visitors}
        emptyText={referrers.items.length === 0 && noVisits}
      >
        <RankList label="Herkunft der Besuche" entries={shareEntries(referrers.items, ({ host }) => host ?? direct)} />
      </ReportCard>
    </>
  );
}
