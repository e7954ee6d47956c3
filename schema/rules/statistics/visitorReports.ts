/**
 * The reports of visitors (decisions, table X). A visitor is recognized for one day only. A visit, a session of events with less than 30
 * minutes between them, therefore belongs to one day.
 */
import { decimal, integer, select, text } from '../../fields/field';
import { periodFields, report, valueColumns } from './report';

const required = true as const;
const common = { permission: 'statistics.readVisitors', filters: periodFields } as const;

const days = 'per day, or per hour when the period is one day';
const ofBranch = 'With a branch: of the visits that had a page or event of it.';
const ofSessions = `by number of visits, largest first, at most 100. ${ofBranch}`;
const knownSessions = 'The number of visits with a known value';
const ofDay = 'Of each day, those beyond the 500 most frequent are counted in the total only.';
const afterConsent = 'Known after a consent to statistics only.';

const shareColumns = {
  count: integer({ label: 'Besuche', required }),
  share: decimal({ label: 'Anteil', required, scale: 4, description: 'The part of the visits of `total`, from 0 to 1' }),
};
const versionColumns = {
  name: text({ label: 'Name', required }),
  version: text({ label: 'Version', description: 'The first number of it; null when it is not known' }),
  ...shareColumns,
};

export const visitorReports = {
  'unique-visitors': report({
    ...common,
    label: 'Besucher',
    description: `The number of different visitors ${days}. A visitor who comes on two days counts twice, because nobody is recognized on another day.`,
    type: 'TimeValue',
    columns: valueColumns,
    total: 'The sum of the different visitors of each day',
  }),
  'page-views': report({
    ...common,
    label: 'Seitenaufrufe',
    description: `The number of opened pages ${days}.`,
    type: 'TimeValue',
    columns: valueColumns,
    total: 'The number of opened pages',
  }),
  pages: report({
    ...common,
    label: 'Seiten',
    description: `The opened pages by number of views, at most 100. ${ofDay}`,
    type: 'PageViews',
    columns: {
      path: text({ label: 'Pfad', required }),
      title: text({ label: 'Seite', description: 'What the page shows today; null when it no longer exists' }),
      views: integer({ label: 'Aufrufe', required }),
      visitors: integer({ label: 'Besucher', required, description: 'The sum of the different visitors of each day' }),
    },
    total: 'The number of opened pages, also of those beyond the 100',
  }),
  events: report({
    ...common,
    label: 'Ereignisse',
    description: `What visitors did, by number, at most 500. Opened pages are not among it. ${ofDay} ${afterConsent}`,
    type: 'EventCount',
    columns: {
      category: text({ label: 'Kategorie' }),
      action: text({ label: 'Aktion', required }),
      name: text({ label: 'Name' }),
      count: integer({ label: 'Anzahl', required }),
    },
    total: 'The number of events, also of those beyond the 500',
  }),
  'event-flow': report({
    ...common,
    label: 'Abfolge',
    description: `What followed on what within a visit, by number, at most 100. ${ofDay} A page is its path, another event its action. With a branch: what happened at it, and what was before.`,
    type: 'EventLink',
    columns: {
      from: text({ label: 'Zuerst', required }),
      to: text({ label: 'Danach', required }),
      count: integer({ label: 'Anzahl', required }),
    },
    total: 'The number of transitions, also of those beyond the 100',
  }),
  resolutions: report({
    ...common,
    label: 'Bildschirmgrößen',
    description: `The sizes of screens in CSS pixels ${ofSessions} ${afterConsent}`,
    type: 'ResolutionShare',
    columns: { width: integer({ label: 'Breite', required }), height: integer({ label: 'Höhe', required }), ...shareColumns },
    total: knownSessions,
  }),
  'device-pixel-ratios': report({
    ...common,
    label: 'Pixeldichten',
    description: `The physical pixels per CSS pixel ${ofSessions} ${afterConsent}`,
    type: 'PixelRatioShare',
    columns: { ratio: decimal({ label: 'Pixeldichte', required, scale: 2 }), ...shareColumns },
    total: knownSessions,
  }),
  'color-schemes': report({
    ...common,
    label: 'Farbschemata',
    description: `The color schemes that visitors prefer ${ofSessions} ${afterConsent}`,
    type: 'ColorSchemeShare',
    columns: {
      scheme: select({ name: 'ColorScheme', label: 'Farbschema', required, options: { dark: 'Dunkel', light: 'Hell' } }),
      ...shareColumns,
    },
    total: knownSessions,
  }),
  referrers: report({
    ...common,
    label: 'Verweise',
    description: `Where visits came from: the host of the page before, or the source that a link names, ${ofSessions} ${ofDay}`,
    type: 'ReferrerShare',
    columns: {
      host: text({ label: 'Herkunft', description: 'Null for visits that came from nowhere else, such as by a bookmark' }),
      ...shareColumns,
    },
    total: 'The number of visits',
  }),
  browsers: report({
    ...common,
    label: 'Browser',
    description: `The browsers ${ofSessions}`,
    type: 'VersionShare',
    columns: versionColumns,
    total: knownSessions,
  }),
  'operating-systems': report({
    ...common,
    label: 'Betriebssysteme',
    description: `The operating systems ${ofSessions}`,
    type: 'VersionShare',
    columns: versionColumns,
    total: knownSessions,
  }),
  'visitor-times': report({
    ...common,
    label: 'Besuchszeiten',
    description: `The number of visits by weekday and hour of their start in the time zone of the shop, all 168 hours of a week in order. ${ofBranch}`,
    type: 'WeekdayHourVisits',
    columns: {
      weekday: integer({ label: 'Wochentag', required, description: '1 is Monday' }),
      hour: integer({ label: 'Stunde', required, description: 'From 0 to 23' }),
      value: integer({ label: 'Besuche', required }),
    },
    total: 'The number of visits',
  }),
};
