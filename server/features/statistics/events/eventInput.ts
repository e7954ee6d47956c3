/** An event as clients send it (G-098), and the bounds of one call. */
import { array, integer, json, text, type Fields, type RecordOf } from '../../../../schema/fields/field';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import { isId } from '../../../../schema/fields/validation/formats';
import { normalizeLine } from '../../../../schema/fields/validation/characters';
import { isObject, mapValues } from '../../../../schema/objects';
import { maxEventAge } from '../../../../schema/site/eventAge';

export const maxEventsPerCall = 50;
const maxDataLength = 2_000;
const maxDataDepth = 4;
/** Milliseconds. The clock of a device that says more may be wrong. */
export const maxTrustedAge = 60 * 60_000;

export const eventInput = {
  id: text({ label: 'Kennung', description: 'A random UUID. An event that is sent twice with it is stored once.', max: 36 }),
  type: text({
    label: 'Typ',
    description: '`page-view`, `device-info` or, for everything else, `event`.',
    required: true,
    max: 50,
  }),
  action: text({
    label: 'Aktion',
    description:
      'What happened, such as `add_to_cart`. Of a page view: `load` when the browser loaded the page, which the server has counted already, otherwise `navigate`.',
    required: true,
    max: 100,
  }),
  category: text({ label: 'Kategorie', description: 'The kind of the action, such as `commerce`.', max: 100 }),
  name: text({ label: 'Name', description: 'What the action concerned, such as a product.', max: 200 }),
  data: json({
    label: 'Daten',
    description: `Further values: at most ${maxDataLength} characters as JSON and ${maxDataDepth} levels. Of \`device-info\`: language, screenWidth, screenHeight, windowWidth, windowHeight, pixelRatio, orientation, isDark, referrer; other values of it are not stored.`,
  }),
  path: text({ label: 'Pfad', description: 'The page. Only its path and `utm_source` are stored; of an order only `/status`.', max: 500 }),
  referrer: text({ label: 'Verweis', description: 'The URL of the page before. Only its host is stored.', max: 500 }),
  age: integer({
    label: 'Alter',
    description: `Milliseconds since it happened, by the clock of the device. An event that is older than ${maxTrustedAge / 60_000} minutes counts as new.`,
    min: 0,
    max: maxEventAge,
  }),
} satisfies Fields;

export type EventInput = RecordOf<typeof eventInput>;

export const eventsInput = {
  events: array({ name: 'AnalyticsEvents', label: 'Ereignisse', max: maxEventsPerCall, fields: eventInput }),
};

/** Returns the events without line breaks and other control characters, which clients copy from pages unnoticed. */
export const cleanEvents = (events: unknown): unknown => clean(events, 0);

/** The list, the event, and a level more than `data` may have. */
const maxCleanedDepth = maxDataDepth + 3;

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanLine(value);
  if (depth > maxCleanedDepth) return value;
  if (Array.isArray(value)) return value.map(item => clean(item, depth + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [cleanLine(key), clean(child, depth + 1)]));
}

const cleanLine = (text: string): string => normalizeLine(text).replace(/\p{Surrogate}/gu, '');

/** Returns the issues of the events, which are not validated yet. */
export function validateEvents(events: unknown): Issue[] {
  const issues = validate(eventsInput, { events });
  if (issues.length > 0 || !Array.isArray(events)) return issues;
  return events.flatMap((event: EventInput, index) =>
    [...idIssues(event), ...dataIssues(event.data)].map(issue => ({ ...issue, path: ['events', index, ...issue.path] })),
  );
}

const idIssues = ({ id }: EventInput): Issue[] => (id && !isId(id) ? [{ path: ['id'], rule: 'invalidId' }] : []);

/** Returns the issues of the data of an event. */
export function dataIssues(data: object | null | undefined): Issue[] {
  if (isTooDeep(data, 0)) return [{ path: ['data'], rule: 'tooDeep', limit: maxDataDepth }];
  if (JSON.stringify(data ?? null).length > maxDataLength) return [{ path: ['data'], rule: 'tooLong', limit: maxDataLength }];
  return [];
}

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= maxDataDepth || Object.values(value).some(child => isTooDeep(child, depth + 1));
}

/** Returns the values of this type that are in the data of a device; others count as missing. */
export const deviceValues = (data: object | null) => {
  const values = { ...data } as Readonly<Record<string, unknown>>;
  const pick = <N extends string, T>(names: readonly N[], parse: (value: unknown) => T | null) =>
    mapValues(Object.fromEntries(names.map(name => [name, values[name]])) as Record<N, unknown>, parse);
  return {
    ...pick(['screenWidth', 'screenHeight', 'windowWidth', 'windowHeight'], value => numberIn(value, 32_767, Math.round)),
    ...pick(['pixelRatio'], value => numberIn(value, 100, ratio => Math.round(ratio * 100) / 100)),
    ...pick(['language', 'orientation'], value => (typeof value === 'string' ? value.slice(0, 35) : null)),
    ...pick(['isDark'], value => (typeof value === 'boolean' ? value : null)),
  };
};

const numberIn = (value: unknown, max: number, round: (value: number) => number): number | null =>
  typeof value === 'number' && value >= 0 && value <= max ? round(value) : null;
