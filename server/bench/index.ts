/** `npm run bench`: measures the cost of the app. Compare only numbers of one machine that does nothing else. */
import 'reflect-metadata';
import { benchCollection } from './collection';
import { benchCostlyQueries } from './costlyQueries';
import { benchBoard } from './board/board';
import { benchHours } from './board/hours';
import { benchEditor } from './editor/editor';
import { benchMenu } from './menu';
import { benchMorning } from './morning/morning';
import { benchOrder } from './order';
import { benchLargeMenu } from './pages/largeMenu';
import { benchPages } from './pages/pages';
import { benchOrderList } from './orderList';
import { benchImages } from './images';
import { benchStartup } from './startup';
import { benchStatistics } from './statistics/statistics';
import { benchVisitors } from './statistics/visitors';
import { benchEvents } from './load/events';
import { benchHistory } from './load/history';
import { benchSockets } from './load/sockets';
import { benchSubscriptions } from './subscriptions';

async function main(): Promise<void> {
  for (const bench of [
    benchMenu,
    benchOrder,
    benchOrderList,
    benchHistory,
    benchCollection,
    benchSubscriptions,
    benchSockets,
    benchEvents,
    benchBoard,
    benchMorning,
    benchHours,
    benchEditor,
    benchPages,
    benchLargeMenu,
    benchImages,
    benchCostlyQueries,
    benchStatistics,
    benchVisitors,
    benchStartup,
  ])
    await bench();
}

main().then(
  () => process.exit(0),
  error => {
    console.error(error);
    process.exit(1);
  },
);
