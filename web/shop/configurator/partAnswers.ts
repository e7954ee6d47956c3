/** The parts of a product as they are asked for: which, in what order, and what each option does to the price. */
import { hasOptions, isAnswered, partsOf, type Answer, type AnsweredFile, type PartOption } from '../../../schema/rules/product/partAnswers';
import { unitPriceText } from '../../../schema/rules/pricing/money';
import type { CartPart, CartProduct } from '../cart/state/cartProduct';

/** What a customer is asked. */
export const askedParts = (product: CartProduct): readonly CartPart[] => partsOf<CartPart['options'][number]>(product);

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

export const filesFor = ({ name }: CartPart, answers: readonly Answer[]): readonly AnsweredFile[] =>
  answers.find(answer => answer.name === name)?.files ?? [];

/** The answers without the options the product no longer has. */
export const stillOffered = (product: CartProduct, answers: readonly Answer[]): Answer[] =>
  answers.map(answer => {
    const part = askedParts(product).find(({ name }) => name === answer.name);
    if (!part || !hasOptions(part)) return answer;
    return { ...answer, value: answer.value.filter(chosen => part.options.some(({ name }) => name === chosen)) };
  });

/** The answers with one part answered anew. */
export const withAnswer = (answers: readonly Answer[], { name }: CartPart, value: readonly string[]): Answer[] => [
  ...answers.filter(answer => answer.name !== name),
  { name, value },
];

/** The answers with the files of one part changed; the upload that was named first stays first. */
export function withFiles(
  answers: readonly Answer[],
  part: CartPart,
  change: (files: readonly AnsweredFile[]) => readonly AnsweredFile[],
): Answer[] {
  const files = change(filesFor(part, answers));
  return [...answers.filter(answer => answer.name !== part.name), { name: part.name, value: files.map(({ id }) => id), files }];
}
