/** Puts a product together: its amount and its parts, all at once or step by step (CONF-01 to CONF-11). */
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { Allergen } from '../../../schema/rules/product/allergens';
import { allergensOf } from '../../../schema/rules/product/partAnswers';
import { useOpenDialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/display/Icon';
import { Picture } from '../../ui/display/Image';
import { useToast } from '../../ui/overlays/Toasts';
import type { CartLine } from '../cart/state/cartView';
import type { CartProduct } from '../cart/state/cartProduct';
import { addedText } from '../cart/state/cartTexts';
import { useCart } from '../cart/state/useCart';
import { BundleContents } from '../store/product/BundleContents';
import { AllergenList } from '../store/product/AllergenList';
import { AmountStep } from './AmountStep';
import styles from './Configurator.module.css';
import { ConfiguratorFoot } from './ConfiguratorFooter';
import { ConfiguratorHead } from './ConfiguratorHeader';
import { News } from './ProductChangedNotice';
import { PartField } from './PartField';
import { SoFar } from './AnswerSummary';
import { useCurrent } from './useCurrentProduct';
import { useDraft, type Draft } from './useConfiguration';

interface Props {
  product: CartProduct;
  /** The line of the cart that is edited. */
  line?: CartLine | undefined;
  onClose: () => void;
}

export function Configurator({ product: opened, line, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const current = useCurrent(opened);
  const { product } = current;
  const draft = useDraft(current, line);
  const save = useSave({ product, line, onClose }, draft);
  useOpenDialog(dialog, onClose);
  const question = useQuestionFocus(draft.step);

  const { isStepByStep } = product;
  const asked = isStepByStep ? draft.parts.filter(part => part === draft.part) : draft.parts;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isStepByStep && !draft.isLast) draft.next();
    else save();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading}>
      <form className={styles.configurator} onSubmit={submit} noValidate>
        <div className={styles.view}>
          <h2 id={heading}>{product.name}</h2>
          <Sight product={product} />
          <SoFar draft={draft} />
        </div>
        <div className={styles.panel}>
          <ConfiguratorHead draft={draft} isStepByStep={isStepByStep} question={question} onClose={onClose} />
          <div className={styles.body}>
            <News opened={opened} current={current} />
            {(!isStepByStep || draft.step === 0) && (
              <>
                <AmountStep product={product} draft={draft} />
                <BundleContents product={product} />
              </>
            )}
            {asked.map(part => (
              <PartField key={part.name} product={product} part={part} draft={draft} />
            ))}
            {(!isStepByStep || draft.isLast) && <Allergens product={product} draft={draft} />}
          </div>
          <ConfiguratorFoot product={product} draft={draft} isEdit={line !== undefined} />
        </div>
      </form>
    </dialog>
  );
}

function Sight({ product: { description, images } }: { product: CartProduct }) {
  return (
    <>
      {description && <p className={styles.text}>{description}</p>}
      <span className={styles.picture}>
        <Picture
          image={images[0]}
          sizes="(max-width: 899px) 5.1rem, 18rem"
          alt=""
          tile={4}
          shape="fill"
          fallback={<Icon name="croissant" />}
        />
      </span>
    </>
  );
}

/** Of the product as it was put together. */
function Allergens({ product, draft }: { product: CartProduct; draft: Draft }) {
  const allergens = allergensOf<Allergen>(product, draft.choice.parts);
  if (allergens.length === 0) return null;
  return (
    <details className={styles.allergens}>
      <summary>
        Allergene: {allergens.join(', ')}
        <Icon name="chevron-down" />
      </summary>
      <AllergenList allergens={allergens} />
    </details>
  );
}

/** Adds what was put together, or puts it in the place of the line it came from (CONF-05, CONF-06). */
function useSave({ product, line, onClose }: Props, { choice, isValid }: Draft): () => void {
  const { add, replace } = useCart();
  const toast = useToast();
  return () => {
    if (!isValid) return;
    if (line) replace({ line: line.line, product }, choice);
    else add(product, choice);
    toast(addedText);
    onClose();
  };
}

/** The question of a step takes the focus when the step comes, so that it is read out. */
function useQuestionFocus(step: number) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), [step]);
  return question;
}
