/** Content that is kept once and shown in many places: news, notices (CMS-17). */
import { blockLabels } from '../blocks';
import { check } from '../fields/validation/validate';
import { blockPart, choice, flag, moment, text } from '../fields/field';
import { collection } from './collection';

const type = choice({ name: 'BlockType', label: 'Typ', required: true, options: blockLabels });
const value = blockPart({ label: 'Inhalt', part: 'value' });
const config = blockPart({ label: 'Verhalten', part: 'config' });

export const block = collection({
  name: 'block',
  plural: 'blocks',
  noun: 'Inhalt',
  label: 'Inhalte',
  title: 'name',
  columns: ['name', 'identifier', 'type', 'isPublic', 'validFrom', 'validTo'],
  isOpen: true,
  openWhen: [{ isPublic: true }],
  key: 'identifier',
  faults: block => check({ type, value, config }, { type: block.type, value: block.value, config: block.config }),
  fields: {
    identifier: text({ label: 'Kennung', required: true, max: 60 }),
    name: text({ label: 'Name', required: true, max: 120 }),
    type,
    value,
    config,
    isPublic: flag({ label: 'Öffentlich', required: true }),
    validFrom: moment({ label: 'Gültig ab' }),
    validTo: moment({ label: 'Gültig bis' }),
  },
});
