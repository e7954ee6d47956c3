/** What customers answer to the parts of a product: whether it is enough, what it changes about the price, what it contains. */
import { isTraceless, lineFault } from '../../fields/validation/characters';
import type { Fault } from '../../fields/validation/validate';

type Modifier = 'add' | 'subtract' | 'overwrite';

export const partTypes = {
  text: 'Text',
  textarea: 'Langer Text',
  image: 'Bild',
  images: 'Bilder',
  file: 'Datei',
  files: 'Dateien',
  select: 'Auswahl',
  multiselect: 'Mehrfachauswahl',
} as const;
export type PartType = keyof typeof partTypes;

export interface PartOption {
  readonly name: string;
  readonly modifier: Modifier;
  readonly value: number;
}

export interface Part<O extends PartOption = PartOption> {
  readonly name: string;
  readonly type: PartType;
  readonly optional: boolean;
  readonly options: readonly O[];
}

/** A file a customer sent, as they may show it again (ENT-29). */
export interface AnsweredFile {
  readonly id: string;
  readonly version: number;
  readonly extension: string;
  readonly publicHash: string;
  readonly mimeType: string;
  readonly name: string | null;
  readonly hasPreview: boolean;
}

/** Always a list: a text, the name of an option, the names of several, the ids of uploads. */
export interface Answer {
  readonly name: string;
  readonly value: readonly string[];
  /** What is known of the uploads it names; stays with whoever sent them. */
  readonly files?: readonly AnsweredFile[];
}

/** The answer as people read it. */
export const answerWords = ({ value, files }: Answer): string[] => (files ? files.map(({ name }) => name ?? 'Datei') : [...value]);

export interface WithParts<O extends PartOption = PartOption> {
  readonly type: 'simple' | 'configurable' | 'bundle';
  readonly config: { readonly parts: readonly Part<O>[] };
}

interface Contains<A extends string> {
  readonly allergens: readonly A[];
}

export const hasOptions = ({ type }: Pick<Part, 'type'>): boolean => type === 'select' || type === 'multiselect';
export const takesUploads = ({ type }: Pick<Part, 'type'>): boolean => ['image', 'images', 'file', 'files'].includes(type);
export const takesMany = ({ type }: Part): boolean => type === 'multiselect' || type === 'images' || type === 'files';

/** The parts a customer is asked for: bundles may have some too (G-029), simple products have none. */
export const partsOf = <O extends PartOption>({ type, config }: WithParts<O>): readonly Part<O>[] =>
  type === 'simple' ? [] : config.parts;

export const answerTo = ({ name }: Part, answers: readonly Answer[]): readonly string[] =>
  answers.find(answer => answer.name === name)?.value ?? [];

/** Whether a part is well answered; an optional one may be left open. */
export const isAnswered = (part: Part, answers: readonly Answer[]): boolean =>
  part.optional || answerTo(part, answers).some(entry => !isTraceless(entry));

/** Whether a line may be ordered: an amount, and every part answered (CART-13). */
export const isItemValid = (product: WithParts, amount: number, answers: readonly Answer[]): boolean =>
  amount > 0 && partsOf(product).every(part => isAnswered(part, answers));

/** The options chosen, each once, in the order of the product: what counts does not depend on the order of the clicks. */
export const chosenOptions = <O extends PartOption>(product: WithParts<O>, answers: readonly Answer[]): O[] =>
  partsOf(product)
    .filter(hasOptions)
    .flatMap(part => part.options.filter(({ name }) => answerTo(part, answers).includes(name)));

/** The codes of everything in the product as it is configured (G-133), each once, in order. */
export function allergensOf<A extends string>(product: WithParts<PartOption & Contains<A>> & Contains<A>, answers: readonly Answer[]): A[] {
  const added = chosenOptions(product, answers).flatMap(option => option.allergens);
  return [...new Set([...product.allergens, ...added])].sort();
}

/** What is wrong with the answers sent to the server. A part left open is named by its name: there is no row to point at. */
export function answerFaults(product: WithParts, answers: readonly Answer[]): Fault[] {
  const parts = partsOf(product);
  const open = parts.filter(part => !isAnswered(part, answers)).map(({ name }): Fault => ({ path: ['parts', name], rule: 'missing' }));
  return [...answers.flatMap((answer, index) => faultsOf(parts, answers, index)), ...open];
}

// Whatever is no long text stands in one line, on labels too.
function unfitFault(entry: string, path: Fault['path']): Fault[] {
  const rule = lineFault(entry);
  return rule ? [{ path, rule }] : [];
}

function faultsOf(parts: readonly Part[], answers: readonly Answer[], index: number): Fault[] {
  const { name, value } = answers[index]!;
  const part = parts.find(entry => entry.name === name);
  if (!part) return [{ path: ['parts', index, 'name'], rule: 'noChoice' }];
  if (answers.findIndex(entry => entry.name === name) < index) return [{ path: ['parts', index, 'name'], rule: 'notUnique' }];
  if (!takesMany(part) && value.length > 1) return [{ path: ['parts', index, 'value'], rule: 'tooMany', limit: 1 }];
  if (!hasOptions(part))
    return part.type === 'textarea' ? [] : value.flatMap((entry, position) => unfitFault(entry, ['parts', index, 'value', position]));
  return value
    .map((entry, position) => ({ entry, position }))
    .filter(({ entry, position }) => value.indexOf(entry) < position || !part.options.some(option => option.name === entry))
    .map(({ position }): Fault => ({ path: ['parts', index, 'value', position], rule: 'noChoice' }));
}
