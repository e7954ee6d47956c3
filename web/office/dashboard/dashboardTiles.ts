/** The tiles of what needs attention. Pure functions. */
import type { IconName } from '../../ui/display/Icon';
import type { DashboardRecordsQuery } from './Dashboard.generated';

interface RecordTile {
  label: string;
  value: string;
  to: string;
  icon: IconName;
  isBad?: boolean;
}

/** Returns a tile for each part that the viewer may read. What is wrong has none while nothing is. */
export function recordTiles(records: DashboardRecordsQuery): RecordTile[] {
  const { missed, openTasks, startedTasks, running, devices, problems, failedMessages } = records;
  const offline = devices?.items.filter(({ status }) => status !== 'online').length ?? 0;
  const tasks = openTasks && startedTasks && openTasks.total + startedTasks.total;
  const wrong: (RecordTile & { count: number })[] = [
    { label: 'Zahlungsprobleme', count: problems?.total ?? 0, to: '/backend/payment-problems', icon: 'credit-card' as const },
    { label: 'Geräte nicht online', count: offline, to: '/backend/devices', icon: 'tablet' as const },
    { label: 'Nicht gesendet seit gestern', count: failedMessages?.total ?? 0, to: '/backend/outbox-messages', icon: 'mail' as const },
  ].map(tile => ({ ...tile, value: String(tile.count), isBad: true }));
  return [
    ...(missed
      ? [
          {
            label: 'Verpasst',
            value: String(missed.length),
            to: '/backend/orders/missed',
            icon: 'bell-off' as const,
            isBad: missed.length > 0,
          },
        ]
      : []),
    ...wrong.flatMap(({ count, ...tile }) => (count > 0 ? [tile] : [])),
    ...(running
      ? [{ label: 'Arbeiten gerade', value: String(running.total), to: '/backend/working-activities', icon: 'users' as const }]
      : []),
    ...(tasks === undefined
      ? []
      : [{ label: 'Aufgaben für mich', value: String(tasks), to: '/backend/tasks', icon: 'list-checks' as const }]),
  ];
}
