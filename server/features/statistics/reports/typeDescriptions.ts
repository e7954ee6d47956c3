/** The descriptions of the GraphQL types of all reports. */
import { keysOf } from '../../../../schema/objects';
import type { Report } from '../../../../schema/rules/statistics/report';
import { reports } from '../../../../schema/rules/statistics/reports';
import { pascalCase } from './statistics.resolver';

const describeTypes = (name: string, report: Report): [type: string, description: string][] => {
  const typeName = `${pascalCase(name)}Statistics`;
  return [
    [report.type, `One item of a report: ${Object.keys(report.columns).join(', ')}.`],
    [typeName, report.description],
    [`${typeName}Before`, 'The same report of the period of the same length before.'],
  ];
};

export const statisticsTypeDescriptions: Readonly<Record<string, string>> = {
  ColorScheme: 'The colors of pages that a visitor prefers: dark or light.',
  LostDemandKind:
    'Why a wish could not be fulfilled: a product was sold out or not on sale, the time was full, the branch closed or paused, it does not deliver there, or a search found nothing.',
  DayKind: 'What a day is at a branch: usual, closed, a public holiday, or one with opening hours of its own.',
  ActivityOfDay: 'An activity in the report of a user.',
  ...Object.fromEntries(keysOf(reports).flatMap(name => describeTypes(name, reports[name]))),
};
