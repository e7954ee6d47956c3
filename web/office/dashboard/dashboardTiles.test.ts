import type { DashboardRecordsQuery } from './Dashboard.generated';
import { recordTiles } from './dashboardTiles';

const textsOf = (records: DashboardRecordsQuery) => recordTiles(records).map(({ label, value, isBad = false }) => [label, value, isBad]);

test('counts what needs attention, and marks what is wrong', () => {
  const devices = { items: (['online', 'offline', 'error'] as const).map(status => ({ id: status, status })) };
  const records = { missed: [{ id: '1' }], devices, problems: { total: 1 }, failedMessages: { total: 3 }, running: { total: 4 } };
  expect(textsOf({ ...records, openTasks: { total: 5 }, startedTasks: { total: 6 } })).toEqual([
    ['Verpasst', '1', true],
    ['Zahlungsprobleme', '1', true],
    ['Geräte nicht online', '2', true],
    ['Nicht gesendet seit gestern', '3', true],
    ['Arbeiten gerade', '4', false],
    ['Aufgaben für mich', '11', false],
  ]);
});

test('shows nothing that is wrong while nothing is, and nothing that the viewer may not read', () => {
  const nothing = { total: 0 };
  const devices = { items: [{ id: '1', status: 'online' as const }] };
  const records = { missed: [], devices, problems: nothing, failedMessages: nothing, running: nothing };
  expect(textsOf({ ...records, openTasks: nothing, startedTasks: nothing })).toEqual([
    ['Verpasst', '0', false],
    ['Arbeiten gerade', '0', false],
    ['Aufgaben für mich', '0', false],
  ]);
  expect(textsOf({})).toEqual([]);
});
