/** The parts of a product in their order, their answers, and the texts of each option. */
import {
  hasOptions,
  isAnswered,
  partsOf,
  type PartAnswer,
  type AnswerFile,
  type PartOption,
} from '../../../schema/rules/product/partAnswers';
import { minimumAgeText } from '../../../schema/rules/product/minimumAge';
import { unitPriceText } from '../../../schema/rules/pricing/money';
import type { CartPart, CartProduct } from '../cart/cartProduct';

/** Returns the parts of a product in the order of the form. */
export const orderedParts = (product: CartProduct): readonly CartPart[] => partsOf<CartPart['options'][number]>(product);

/** Returns the parts without an answer. */
export const unansweredParts = (product: CartProduct, answers: readonly PartAnswer[]): CartPart[] =>
  orderedParts(product).filter(part => !isAnswered(part, answers));

/** Options that leave something out: 'ohne Rosinen inklusive' would make no sense. */
const leavesOut = /^(ohne|keine?)\b/i;

/**
 * Returns the price text of an option: `+ 1,20 €`, `− 0,30 €`, `inklusive` or the new price; undefined if the product shows no price, or if
 * the option leaves something out at the same price.
 */
export function optionText(product: CartProduct, { name, modifier, value }: PartOption, currency: string): string | undefined {
  if (product.price === null || product.isPriceHidden) return undefined;
  if (modifier !== 'overwrite' && value === 0) return leavesOut.test(name) ? undefined : 'inklusive';
  const sign = { add: '+ ', subtract: '− ', overwrite: '' }[modifier];
  return sign + unitPriceText({ ...product, price: value, pricing: 'fixed' }, currency);
}

/** Returns the minimum age and the allergens of an option; undefined if it has none. */
export const optionHint = ({ minimumAge, allergens }: CartPart['options'][number]): string | undefined =>
  [minimumAge && minimumAgeText(minimumAge), allergens.length > 0 && `Allergene: ${allergens.join(', ')}`].filter(Boolean).join(' · ') ||
  undefined;

export const filesFor = ({ name }: CartPart, answers: readonly PartAnswer[]): readonly AnswerFile[] =>
  answers.find(answer => answer.name === name)?.files ?? [];

/** Returns the answers without options that no longer exist. */
export const keepAvailableOptions = (product: CartProduct, answers: readonly PartAnswer[]): PartAnswer[] =>
  answers.map(answer => {
    const part = orderedParts(product).find(({ name }) => name === answer.name);
    if (!part || !hasOptions(part)) return answer;
    return { ...answer, value: answer.value.filter(option => part.options.some(({ name }) => name === option)) };
  });

/** Returns the answers with a new answer to one part. */
export const withAnswer = (answers: readonly PartAnswer[], { name }: CartPart, value: readonly string[]): PartAnswer[] => [
  ...answers.filter(answer => answer.name !== name),
  { name, value },
];

/** Returns the answers with changed files of one part, in upload order. */
export function withFiles(
  answers: readonly PartAnswer[],
  part: CartPart,
  change: (files: readonly AnswerFile[]) => readonly AnswerFile[],
): PartAnswer[] {
  const files = change(filesFor(part, answers));
  return [...answers.filter(answer => answer.name !== part.name), { name: part.name, value: files.map(({ id }) => id), files }];
}
