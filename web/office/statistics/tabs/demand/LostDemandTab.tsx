/** Wishes of customers that could not be fulfilled: how many, why, where, and what they concerned. */
import { lostDemandLabels, lostDemandStatement, sumByKind } from '../../../../../schema/rules/statistics/demand/lostDemand';
import { countText, statementText } from '../../../../../schema/rules/statistics/reportText';
import { RankList } from '../../charts/RankList';
import { TimeChart } from '../../charts/TimeChart';
import { Figures } from '../../Figures';
import { ReportCard } from '../../ReportCard';
import { useLostDemandReportsQuery, type LostDemandReportsQuery } from '../../Statistics.generated';
import { TabBody } from '../../TabBody';
import type { TabProps } from '../panels';
import { branchStatement, sumByBranch, sumByWish, wishStatement } from './lostWishes';

export function LostDemandTab({ filter: { from, to, branch } }: TabProps) {
  const variables = { from, to, branch };
  const { data, previousData, error, refetch } = useLostDemandReportsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const reports = data ?? previousData;
  return (
    <TabBody error={error} isOutdated={!data} onRetry={() => void refetch()}>
      {reports && (
        <>
          <KindFigures data={reports} />
          <LostPerDay data={reports} />
          <LostGroups data={reports} />
        </>
      )}
    </TabBody>
  );
}

interface Props {
  data: LostDemandReportsQuery;
}

const nothingLost = 'In diesem Zeitraum blieb kein Wunsch offen.';
const maxFigures = 3;

/** The total, and the most frequent reasons. */
function KindFigures({ data: { lost, kinds } }: Props) {
  const before = sumByKind(kinds.previous.items);
  const common = { toText: countText, isBad: true };
  const figures = sumByKind(kinds.items)
    .slice(0, maxFigures)
    .map(({ kind, count }) => ({
      ...common,
      label: lostDemandLabels[kind],
      value: count,
      before: before.find(item => item.kind === kind)?.count ?? 0,
    }));
  return <Figures items={[{ ...common, label: 'Offene Wünsche', value: lost.total, before: lost.previous.total }, ...figures]} />;
}

function LostPerDay({ data: { lost, kinds } }: Props) {
  const isEmpty = lost.total === 0 && lost.previous.total === 0;
  const title = lostDemandStatement(kinds.items);
  const comparison = statementText({
    subject: 'Die Zahl der offenen Wünsche',
    value: lost.total,
    before: lost.previous.total,
    toText: countText,
  });
  return (
    <ReportCard name="lost-demand" title={title} items={lost.items} period={lost} emptyText={isEmpty && nothingLost} width="full">
      <TimeChart label={title} points={lost.items} before={lost.previous.items} toText={countText} />
      <p>
        {comparison} Gezählt werden Bestellungen, die der Shop ablehnen musste, jeder Versuch für sich, und Suchen ohne Treffer von
        Besuchern, die der Statistik zugestimmt haben.
      </p>
    </ReportCard>
  );
}

function LostGroups({ data: { lost, kinds, wishes } }: Props) {
  const byWish = sumByWish(wishes.items);
  const branches = sumByBranch(kinds.items);
  const hasBranches = branches.length > 1;
  const emptyText = lost.total === 0 && nothingLost;
  return (
    <>
      <ReportCard name="lost-demand-wishes" title={wishStatement(byWish)} items={wishes.items} period={lost} emptyText={emptyText}>
        <RankList label="Offene Wünsche" entries={byWish} />
      </ReportCard>
      <ReportCard name="lost-demand-kinds" title={branchStatement(branches)} items={kinds.items} period={lost} emptyText={emptyText}>
        {hasBranches && <RankList label="Nach Filiale" hasHeading entries={branches} />}
        <RankList
          label="Nach Grund"
          hasHeading={hasBranches}
          entries={sumByKind(kinds.items).map(({ kind, count }) => ({
            name: lostDemandLabels[kind],
            value: count,
            text: countText(count),
          }))}
        />
      </ReportCard>
    </>
  );
}
