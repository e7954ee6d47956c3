/** The customer's answers to the parts of a product: validation, selected options and allergens. */
import { hasOnlyInvisibleCharacters, lineIssue } from '../../fields/validation/characters';
import type { Issue } from '../../fields/validation/validate';

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

export interface ProductPart<O extends PartOption = PartOption> {
  readonly name: string;
  readonly type: PartType;
  readonly optional: boolean;
  /** The maximum length of a text; null for the general limit. */
  readonly maxLength?: number | null;
  readonly options: readonly O[];
}

/** An uploaded file of an answer, as its customer may see it (ENT-29). */
export interface AnswerFile {
  readonly id: string;
  readonly version: number;
  readonly extension: string;
  readonly publicHash: string;
  readonly mimeType: string;
  readonly name: string | null;
  readonly hasPreview: boolean;
}

/** The maximum length of a text. */
export const maxAnswerLength = 2000;

/** Returns how many characters a text part takes. */
export const maxLengthOf = ({ maxLength }: Pick<ProductPart, 'maxLength'>): number => maxLength ?? maxAnswerLength;

/** The value is always a list: a text, the names of options or the ids of uploads. */
export interface PartAnswer {
  readonly name: string;
  readonly value: readonly string[];
  /** The metadata of the uploads; only the client that uploaded them has it. */
  readonly files?: readonly AnswerFile[];
}

/** Returns the answer as display text. */
export const formatAnswer = ({ value, files }: PartAnswer): string[] => (files ? files.map(({ name }) => name ?? 'Datei') : [...value]);

export interface ConfigurableProduct<O extends PartOption = PartOption> {
  readonly type: 'simple' | 'configurable' | 'bundle';
  readonly config: { readonly parts: readonly ProductPart<O>[] };
}

interface WithAllergens<A extends string> {
  readonly allergens: readonly A[];
}

export const hasOptions = ({ type }: Pick<ProductPart, 'type'>): boolean => type === 'select' || type === 'multiselect';
export const acceptsUploads = ({ type }: Pick<ProductPart, 'type'>): boolean => ['image', 'images', 'file', 'files'].includes(type);
export const acceptsSeveral = ({ type }: ProductPart): boolean => type === 'multiselect' || type === 'images' || type === 'files';

/** Returns the parts of a product. Bundles may have parts (G-029); simple products have none. */
export const partsOf = <O extends PartOption>({ type, config }: ConfigurableProduct<O>): readonly ProductPart<O>[] =>
  type === 'simple' ? [] : config.parts;

export const findAnswer = ({ name }: ProductPart, answers: readonly PartAnswer[]): readonly string[] =>
  answers.find(answer => answer.name === name)?.value ?? [];

/** Tells whether a part has an answer; an optional part needs none. */
export const isAnswered = (part: ProductPart, answers: readonly PartAnswer[]): boolean =>
  part.optional || findAnswer(part, answers).some(value => !hasOnlyInvisibleCharacters(value));

/** Tells whether an item can be ordered: an amount above 0 and every part answered (CART-13). */
export const isItemValid = (product: ConfigurableProduct, amount: number, answers: readonly PartAnswer[]): boolean =>
  amount > 0 && partsOf(product).every(part => isAnswered(part, answers));

/** Returns the selected options, each once, in the order of the product. The price must not depend on the order of clicks. */
export const chosenOptions = <O extends PartOption>(product: ConfigurableProduct<O>, answers: readonly PartAnswer[]): O[] =>
  partsOf(product)
    .filter(hasOptions)
    .flatMap(part => part.options.filter(({ name }) => findAnswer(part, answers).includes(name)));

/** Returns the allergens of the configured product (G-133), each once, sorted. */
export function allergensOf<A extends string>(
  product: ConfigurableProduct<PartOption & WithAllergens<A>> & WithAllergens<A>,
  answers: readonly PartAnswer[],
): A[] {
  const optionAllergens = chosenOptions(product, answers).flatMap(option => option.allergens);
  return [...new Set([...product.allergens, ...optionAllergens])].sort();
}

/** Validates answers from a client. The path of a missing answer ends with the part's name because it has no index. */
export function validateAnswers(product: ConfigurableProduct, answers: readonly PartAnswer[]): Issue[] {
  const parts = partsOf(product);
  const missingIssues = parts
    .filter(part => !isAnswered(part, answers))
    .map(({ name }): Issue => ({ path: ['parts', name], rule: 'required' }));
  return [...answers.flatMap((answer, index) => validateAnswer(parts, answers, index)), ...missingIssues];
}

// All types but textarea take a single line, because their values are printed on labels.
function textIssues(part: ProductPart, value: string, path: Issue['path']): Issue[] {
  if (value.length > maxLengthOf(part)) return [{ path, rule: 'tooLong', limit: maxLengthOf(part) }];
  const rule = part.type === 'textarea' ? undefined : lineIssue(value);
  return rule ? [{ path, rule }] : [];
}

function validateAnswer(parts: readonly ProductPart[], answers: readonly PartAnswer[], index: number): Issue[] {
  const { name, value } = answers[index]!;
  const part = parts.find(item => item.name === name);
  if (!part) return [{ path: ['parts', index, 'name'], rule: 'invalidOption' }];
  if (answers.findIndex(item => item.name === name) < index) return [{ path: ['parts', index, 'name'], rule: 'notUnique' }];
  if (!acceptsSeveral(part) && value.length > 1) return [{ path: ['parts', index, 'value'], rule: 'tooMany', limit: 1 }];
  if (!hasOptions(part)) return value.flatMap((text, position) => textIssues(part, text, ['parts', index, 'value', position]));
  return value
    .map((entry, position) => ({ entry, position }))
    .filter(({ entry, position }) => value.indexOf(entry) < position || !part.options.some(option => option.name === entry))
    .map(({ position }): Issue => ({ path: ['parts', index, 'value', position], rule: 'invalidOption' }));
}
