/** Proposes new texts for blocks of a page. Nothing is stored, and facts stay as they are whatever the model answers. */
import { AppError, throwIfInvalid } from '../../../../schema/errors/appError';
import type { StoredBlock } from '../../../../schema/fields/values';
import { validate } from '../../../../schema/fields/validation/validate';
import {
  canProposeTexts,
  hasKeptFacts,
  maxProposalCharacters,
  textFieldsOf,
  textIn,
  textProposalInput,
  type TextProposalInput,
} from '../../../../schema/rules/site/editing/textProposal';
import { sanitizeRecord } from '../../../platform/collections/writing/sanitizeHtml';
import type { Context } from '../../../platform/context/context';
import type { Site } from '../site.entity';
import { siteService } from '../site.service';
import { askModel, configuredModel, countModelUse } from './modelUse';
import { parseAnswer, proposalMessages, sourceTextsOf, type SourceText } from './proposalMessages';

export interface TextProposal {
  /** The id of the block. */
  id: string;
  /** Its changed text fields. */
  value: object;
}

export interface TextProposals {
  content: TextProposal[];
  /** The ids of blocks whose proposal would have changed a fact or broken a rule. */
  withheld: string[];
}

/** Tells whether a language model is configured. Who may change pages may change images too. */
export function hasTextModel(context: Context): boolean {
  context.authorize('image.update');
  return context.services.textModel !== null;
}

/**
 * Proposes texts for the draft of a page, or for its public blocks if it has no draft. Throws UNAVAILABLE when the model does not answer as
 * it should, and RATE_LIMITED when the viewer has used up the requests or characters of a day.
 */
export async function proposeTexts(context: Context, id: string, input: TextProposalInput): Promise<TextProposals> {
  context.authorize('site.update');
  const site = await siteService.get(context, id);
  throwIfInvalid(validate(textProposalInput, input));
  const blocks = chosenBlocks(site, input.entries ?? []);
  configuredModel(context); // throws before anything is counted
  const sources = sourceTextsOf(blocks);
  if (sources.length === 0) return { content: [], withheld: [] };
  const characters = sources.reduce((sum, { text }) => sum + text.length, input.prompt.length);
  if (characters > maxProposalCharacters)
    throw new AppError('TOO_LARGE', { message: 'Das sind zu viele Texte auf einmal. Bitte wählen Sie weniger Blöcke.' });
  await countModelUse(context, characters);
  const texts = parseAnswer(await askModel(context, characters, proposalMessages(input, sources)));
  return collectProposals(blocks, sources, texts);
}

function chosenBlocks({ hasDraft, draft, content }: Site, entries: readonly string[]): StoredBlock[] {
  const blocks = hasDraft ? draft : content;
  throwIfInvalid(
    entries.flatMap((entry, index) =>
      blocks.some(block => block.id === entry) ? [] : [{ path: ['entries', index], rule: 'recordNotFound' as const }],
    ),
  );
  return blocks.filter(block => canProposeTexts(block) && (entries.length === 0 || entries.includes(block.id)));
}

function collectProposals(
  blocks: readonly StoredBlock[],
  sources: readonly SourceText[],
  texts: Readonly<Record<string, unknown>>,
): TextProposals {
  const proposals: TextProposals = { content: [], withheld: [] };
  for (const block of blocks) {
    const own = sources.filter(source => source.block === block.id);
    const value = changedTexts(block, Object.fromEntries(own.map(({ key, name }) => [name, texts[key]])));
    if (value === null) proposals.withheld.push(block.id);
    else if (Object.keys(value).length > 0) proposals.content.push({ id: block.id, value });
  }
  return proposals;
}

/** Returns the texts that differ from those of the block, sanitized; null if one is invalid or changes a fact. */
function changedTexts(block: StoredBlock, proposed: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> | null {
  const fields = textFieldsOf(block.type);
  const given = Object.fromEntries(Object.entries(proposed).filter(([, text]) => text !== undefined && text !== null));
  if (validate(fields, given, { partial: true }).length > 0) return null;
  const texts = Object.entries(sanitizeRecord(fields, given)).map(([name, text]) => [name, String(text)] as const);
  const changed = Object.fromEntries(texts.filter(([name, text]) => text !== textIn(block, name)));
  return hasKeptFacts(block, changed) ? changed : null;
}
