/** Proposals of new texts for the blocks of a page: what an editor asks for, and which fields a proposal may change. */
import { findBlock } from '../../../blocks';
import { select, text, textList, type FieldOf, type RecordOf } from '../../../fields/field';
import type { StoredBlock } from '../../../fields/values';
import { getField, isArray } from '../../../objects';
import { hasSameFacts, type TextKind } from './textFacts';

export const textTones = {
  friendly: 'Freundlich',
  factual: 'Sachlich',
  festive: 'Festlich',
  brief: 'Kurz und knapp',
} as const;

export const textProposalInput = {
  prompt: text({
    label: 'Was soll sich ändern?',
    description: 'What to change about the texts, in words',
    required: true,
    multiline: true,
    max: 1000,
  }),
  tone: select({ name: 'TextTone', label: 'Ton', description: 'The tone of the new texts; null leaves it as it is', options: textTones }),
  entries: textList({
    label: 'Blöcke',
    description: 'The ids of the blocks; empty or missing for all blocks of the page that have texts',
    max: 150,
    maxLength: 36,
  }),
};

export type TextProposalInput = Partial<RecordOf<typeof textProposalInput>> & Pick<RecordOf<typeof textProposalInput>, 'prompt'>;

/** The maximum number of characters of texts in one request. */
export const maxProposalCharacters = 20_000;

/** The text fields of a block by name. Lists, such as job openings and fillings, are facts and stay as they are. */
type TextFields = Readonly<Record<string, FieldOf<TextKind>>>;

export const textFieldsOf = (type: string): TextFields =>
  Object.fromEntries(
    Object.entries(findBlock(type)?.value ?? {}).flatMap(([name, field]) =>
      field.type === 'text' || field.type === 'richText' ? [[name, field]] : [],
    ),
  );

export const canProposeTexts = ({ type }: Pick<StoredBlock, 'type'>): boolean => Object.keys(textFieldsOf(type)).length > 0;

/** Returns the value of a text field of a block; empty when it has none. */
export function textIn({ value }: Pick<StoredBlock, 'value'>, name: string): string {
  const text = getField(value, name);
  return text === null || text === undefined || isArray(text) ? '' : String(text);
}

/** Tells whether the new texts keep all facts of the block. */
export const hasKeptFacts = (block: Pick<StoredBlock, 'type' | 'value'>, texts: Readonly<Record<string, string>>): boolean =>
  Object.entries(textFieldsOf(block.type)).every(([name, { type }]) =>
    hasSameFacts(type, textIn(block, name), texts[name] ?? textIn(block, name)),
  );
