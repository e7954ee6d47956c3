/** The parts of a product as they are asked for: which, in what order, and what each option does to the price. */
import { isAnswered, partsOf, type Answer, type PartOption, type PartType } from '../../../schema/rules/answers';
import { unitPriceText } from '../../../schema/rules/money';
import type { CartPart, CartProduct } from '../cart/product';

const files: readonly PartType[] = ['image', 'images', 'file', 'files'];

const isFile = ({ type }: CartPart): boolean => files.includes(type);

const allParts = (product: CartProduct): readonly CartPart[] => partsOf<CartPart['options'][number]>(product);

/** What a customer is asked here; files are handed over in the branch. */
export const askedParts = (product: CartProduct): CartPart[] => allParts(product).filter(part => !isFile(part));

/** Needs a file, so that it can be ordered in the branch only. */
export const isForBranchOnly = (product: CartProduct): boolean => allParts(product).some(part => isFile(part) && !part.optional);

/** The parts that still want an answer. */
export const openParts = (product: CartProduct, answers: readonly Answer[]): CartPart[] =>
  askedParts(product).filter(part => !isAnswered(part, answers));

/** `+ 1,20 €`, `− 0,30 €`, `inklusive`, or the new price; nothing where the product shows no price. */
export function optionText(product: CartProduct, { modifier, value }: PartOption, currency: string): string | undefined {
  if (product.price === null || product.isPriceHidden) return undefined;
  if (modifier !== 'overwrite' && value === 0) return 'inklusive';
  const sign = { add: '+ ', subtract: '− ', overwrite: '' }[modifier];
  return sign + unitPriceText({ ...product, price: value, pricing: 'fixed' }, currency);
}

export const answerTo = ({ name }: CartPart, answers: readonly Answer[]): readonly string[] =>
  answers.find(answer => answer.name === name)?.value ?? [];

/** The answers with one part answered anew. */
export const withAnswer = (answers: readonly Answer[], { name }: CartPart, value: readonly string[]): Answer[] => [
  ...answers.filter(answer => answer.name !== name),
  { name, value },
];
