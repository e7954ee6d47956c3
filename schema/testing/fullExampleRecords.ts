/** Example records with a value in every field, including nested ones. */
import { collections, type CollectionName } from '../collections';
import { inputFields, isReference, type Field, type Fields } from '../fields/field';
import { exampleInput, exampleValue, unknownId } from './exampleRecords';

const at = (hour: string): Date => new Date(`2026-01-01T${hour}:00Z`);
const layers = { type: 'text', x: 0, y: 0, width: 10, height: 10, value: '{title}', color: '#1e4b38', opacity: 0.5, fontSize: 20 };
const homeItem = { type: 'home', label: 'Start', target: null, suffix: '#oben', isEnabled: true };
const siteItem = { type: 'site', label: 'Seite', target: unknownId, suffix: null, isEnabled: true };

const validity = { validFrom: at('08'), validTo: at('09') };

/** Values that need a certain format or depend on each other. */
const fixedValues: { readonly [N in CollectionName]?: object } = {
  block: {
    type: 'order-request',
    config: { speed: 20, direction: 'rtl' },
    value: { images: [unknownId], privacySite: unknownId },
    ...validity,
  },
  device: { macAddress: '00:11:22:33:44:55', paperWidth: 58 },
  digitalSignageDevice: { resolution: '1920x1080' },
  imageTemplate: { layers: [layers, { ...layers, type: 'image', value: unknownId }] },
  navigation: { items: [{ ...siteItem, children: [{ ...homeItem, children: [homeItem] }] }] },
  node: { parent: null },
  project: { startDate: '2026-01-01', endDate: '2026-02-01' },
  redirect: { target: '/karriere', statusCode: 302 },
  scene: { background: '#1e4b38', ...validity },
  site: { parent: null, type: 'standard' },
  workingActivity: { externalUser: null, startedAt: at('06'), endedAt: at('09'), pauses: [{ from: at('07'), to: at('08') }] },
  workingSchedule: { externalUser: null, from: at('06'), to: at('09') },
};

function fullValue(field: Field, example: string): unknown {
  if (field.type === 'group') return fullValues(field.fields, example);
  if (field.type === 'array' && field.name === 'OpeningRule')
    return [{ type: 'once', date: '2026-01-06', isClosed: true, from: '06:00', to: '18:00' }];
  if (field.type === 'array') return [fullValues(field.fields, example)];
  return field.type === 'blocks' ? exampleBlocks(example) : exampleValue(field, example);
}

const fullValues = (fields: Fields, example: string): object =>
  Object.fromEntries(Object.entries(inputFields(fields)).map(([name, field]) => [name, fullValue(field, `${name}-${example}`)]));

// A block with an image and one with a page.
const exampleBlocks = (example: string): object[] => [
  {
    id: unknownId,
    type: 'order-request',
    config: { speed: 20, direction: 'rtl' },
    value: { images: [unknownId], privacySite: unknownId },
    isHidden: false,
  },
  { id: unknownId.replace('1', '2'), type: 'text', config: {}, value: { text: `<p>${example}</p>` }, isHidden: true },
];

let exampleCount = 0;

/** Returns an input with every field set. References point to `unknownId`. */
export function fullExampleInput(collection: CollectionName): Record<string, unknown> {
  exampleCount += 1;
  const { fields } = collections[collection];
  const minimal = exampleInput(collection);
  const rest = fullValues(fields, `voll-${exampleCount}`) as Record<string, unknown>;
  // The minimal example has valid required values, except for references.
  const requiredValues = Object.entries(minimal).filter(([name]) => !(name in fields) || !isReference(fields[name as never]));
  return { ...rest, ...Object.fromEntries(requiredValues), ...fixedValues[collection] };
}
