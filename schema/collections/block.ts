/** Content that is stored once and shown in several places, such as news (CMS-17). */
import { editorPermissions } from '../access/collectionPermissions';
import { blockLabels } from '../blocks';
import { validityFields, validityIssues } from '../fields/shared/validity';
import { validate, type Issue } from '../fields/validation/validate';
import { blockData, select, checkbox, text } from '../fields/field';
import { collection } from './collection';

const type = select({ name: 'BlockType', label: 'Typ', required: true, options: blockLabels });
const value = blockData({ label: 'Inhalt', part: 'value' });
const config = blockData({ label: 'Verhalten', part: 'config' });

type Content = Readonly<Record<'type' | 'value' | 'config', unknown>>;

/** Validates the content. A shared block inside a shared block could contain itself. */
const contentIssues = (block: Content): Issue[] =>
  block.type === 'shared'
    ? [{ path: ['type'], rule: 'invalidOption' }]
    : validate({ type, value, config }, { type: block.type, value: block.value, config: block.config });

export const block = collection({
  name: 'block',
  plural: 'blocks',
  singularLabel: 'Inhalt',
  label: 'Inhalte',
  menu: { area: 'website', position: 2 },
  icon: 'text',
  useAsTitle: 'name',
  columns: ['name', 'identifier', 'type', 'isPublic', 'validFrom', 'validTo'],
  isPublic: true,
  publicWhen: [{ isPublic: true }],
  slugField: 'identifier',
  validate: block => [...contentIssues(block), ...validityIssues(block)],
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    type,
    value,
    config,
    isPublic: checkbox({ label: 'Öffentlich', required: true }),
    ...validityFields,
  },
  permissions: editorPermissions,
});
