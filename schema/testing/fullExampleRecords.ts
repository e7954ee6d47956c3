/** Example records for tests that leave nothing out: every field that may be given holds something, however deep it lies. */
import { collections, type CollectionName } from '../collections';
import { givenOf, isNaming, type Field, type Fields } from '../fields/field';
import { draftOf, exampleOf, nowhere } from './exampleRecords';

const at = (hour: string): Date => new Date(`2026-01-01T${hour}:00Z`);
const layers = { type: 'text', x: 0, y: 0, width: 10, height: 10, value: '{title}', color: '#1e4b38', opacity: 0.5, fontSize: 20 };
const third = { type: 'home', label: 'Start', target: null, suffix: '#oben', isEnabled: true };
const page = { type: 'site', label: 'Seite', target: nowhere, suffix: null, isEnabled: true };

/** What words must be of some form, and what must fit what stands beside it. */
const fitting: { readonly [N in CollectionName]?: object } = {
  block: { type: 'order-request', config: { speed: 20, direction: 'rtl' }, value: { images: [nowhere], privacySite: nowhere } },
  device: { macAddress: '00:11:22:33:44:55', paperWidth: 58 },
  digitalSignageDevice: { resolution: '1920x1080' },
  imageTemplate: { layers: [layers, { ...layers, type: 'image', value: nowhere }] },
  navigation: { items: [{ ...page, children: [{ ...third, children: [third] }] }] },
  node: { parent: null },
  project: { startDate: '2026-01-01', endDate: '2026-02-01' },
  redirect: { target: '/karriere', statusCode: 302 },
  scene: { background: '#1e4b38', validFrom: at('08'), validTo: at('09') },
  site: { parent: null, type: 'standard' },
  workingActivity: { externalUser: null, startedAt: at('06'), endedAt: at('09'), pauses: [{ from: at('07'), to: at('08') }] },
  workingSchedule: { externalUser: null, from: at('06'), to: at('09') },
};

function full(field: Field, word: string): unknown {
  if (field.kind === 'group') return filled(field.fields, word);
  if (field.kind === 'rows' && field.name === 'OpeningRule')
    return [{ type: 'once', date: '2026-01-06', isClosed: true, from: '06:00', to: '18:00' }];
  if (field.kind === 'rows') return [filled(field.fields, word)];
  return field.kind === 'blocks' ? pageOf(word) : exampleOf(field, word);
}

const filled = (fields: Fields, word: string): object =>
  Object.fromEntries(Object.entries(givenOf(fields)).map(([name, field]) => [name, full(field, `${name}-${word}`)]));

// A block that names a picture and one that names a page.
const pageOf = (word: string): object[] => [
  {
    id: nowhere,
    type: 'order-request',
    config: { speed: 20, direction: 'rtl' },
    value: { images: [nowhere], privacySite: nowhere },
    isHidden: false,
  },
  { id: nowhere.replace('1', '2'), type: 'text', config: {}, value: { text: `<p>${word}</p>` }, isHidden: true },
];

let made = 0;

/** A draft with everything a record may hold. What it names is nowhere until somebody makes it. */
export function fullDraftOf(collection: CollectionName): Record<string, unknown> {
  made += 1;
  const { fields } = collections[collection];
  const least = draftOf(collection);
  const rest = filled(fields, `voll-${made}`) as Record<string, unknown>;
  // What must be there is told apart already; records it must name are among the rest.
  const known = Object.entries(least).filter(([name]) => !(name in fields) || !isNaming(fields[name as never]));
  return { ...rest, ...Object.fromEntries(known), ...fitting[collection] };
}
