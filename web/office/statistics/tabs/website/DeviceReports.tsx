/** The browsers, systems and screens of visitors. */
import { countText } from '../../../../../schema/rules/statistics/reportText';
import { RankList } from '../../charts/RankList';
import { ReportCard } from '../../ReportCard';
import { noConsent, noVisits, shareEntries, shareStatement } from './shareEntries';
import type { WebsiteProps } from './VisitorReports';

const schemeNames = { dark: 'Dunkel', light: 'Hell' } as const;
const versionName = ({ name, version }: { name: string; version: string | null }): string => [name, version].filter(Boolean).join(' ');

interface ShareCardProps<T> {
  name: 'browsers' | 'operating-systems' | 'resolutions' | 'device-pixel-ratios' | 'color-schemes';
  items: readonly (T & { readonly count: number; readonly share: number })[];
  nameOf: (item: T) => string;
  label: string;
  /** Whether it is known only of visitors who agreed to statistics. */
  isWithConsent?: boolean;
  period: { from: string; to: string };
}

function ShareCard<T>({ name, items, nameOf, label, isWithConsent = false, period }: ShareCardProps<T>) {
  return (
    <ReportCard
      name={name}
      title={shareStatement(items, nameOf, isWithConsent ? 'der Besuche mit Zustimmung' : 'der Besuche')}
      items={items}
      period={period}
      emptyText={items.length === 0 && (isWithConsent ? noConsent : noVisits)}
    >
      <RankList label={label} entries={shareEntries(items, nameOf)} />
    </ReportCard>
  );
}

export function DeviceReports({ data: { visitors: period, browsers, systems, resolutions, ratios, schemes } }: WebsiteProps) {
  return (
    <>
      <ShareCard name="browsers" items={browsers.items} nameOf={versionName} label="Meistgenutzte Browser" period={period} />
      <ShareCard
        name="operating-systems"
        items={systems.items}
        nameOf={versionName}
        label="Meistgenutzte Betriebssysteme"
        period={period}
      />
      <ShareCard
        name="resolutions"
        items={resolutions.items}
        nameOf={({ width, height }) => `${width} × ${height}`}
        label="Häufigste Bildschirmgrößen"
        isWithConsent
        period={period}
      />
      <ShareCard
        name="device-pixel-ratios"
        items={ratios.items}
        nameOf={({ ratio }) => `${countText(ratio)}-fach`}
        label="Häufigste Pixeldichten"
        isWithConsent
        period={period}
      />
      <ShareCard
        name="color-schemes"
        items={schemes.items}
        nameOf={({ scheme }) => schemeNames[scheme]}
        label="Bevorzugte Farbschemata"
        isWithConsent
        period={period}
      />
    </>
  );
}
