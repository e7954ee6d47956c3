/** Puts a product together: its amount and its parts, all at once or step by step (CONF-01 to CONF-11). */
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { allergensOf } from '../../../schema/rules/answers';
import { useOpenDialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { useToast } from '../../ui/Toasts';
import type { CartLine } from '../cart/cartView';
import type { CartProduct } from '../cart/product';
import { addedText } from '../cart/texts';
import { useCart } from '../cart/useCart';
import { BundleContents } from '../store/BundleContents';
import { AllergenList } from '../store/AllergenList';
import { AmountStep } from './AmountStep';
import styles from './Configurator.module.css';
import { ConfiguratorFoot } from './ConfiguratorFoot';
import { ConfiguratorHead } from './ConfiguratorHead';
import { News } from './News';
import { PartField } from './PartField';
import { SoFar } from './SoFar';
import { useCurrent } from './useCurrent';
import { useDraft } from './useDraft';

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
  const allergens = allergensOf<(typeof product.allergens)[number]>(product, draft.choice.parts);
  useOpenDialog(dialog, onClose);
  const question = useQuestionFocus(draft.step);

  const { isStepByStep } = product;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isStepByStep && !draft.isLast) draft.next();
    else save();
  };
  const partField = (part: (typeof draft.parts)[number]) => (
    <PartField
      key={part.name}
      product={product}
      part={part}
      answers={draft.choice.parts}
      draft={draft}
      isLabelHidden={isStepByStep}
      onChange={value => draft.answer(part, value)}
    />
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading}>
      <form className={styles.configurator} onSubmit={submit} noValidate>
        <div className={styles.view}>
          <h2 id={heading}>{product.name}</h2>
          {product.description && <p className={styles.text}>{product.description}</p>}
          <span className={styles.picture}>
            <Picture
              image={product.images[0]}
              sizes="(max-width: 899px) 5.1rem, 18rem"
              alt=""
              tile={4}
              shape="fill"
              fallback={<Icon name="croissant" />}
            />
          </span>
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
            {isStepByStep ? draft.part && partField(draft.part) : draft.parts.map(partField)}
            {allergens.length > 0 && (!isStepByStep || draft.isLast) && (
              <details className={styles.allergens}>
                <summary>
                  Allergene: {allergens.join(', ')}
                  <Icon name="chevron-down" />
                </summary>
                <AllergenList allergens={allergens} />
              </details>
            )}
          </div>
          <ConfiguratorFoot product={product} draft={draft} isEdit={line !== undefined} />
        </div>
      </form>
    </dialog>
  );
}

/** Adds what was put together, or puts it in the place of the line it came from (CONF-05, CONF-06). */
function useSave({ product, line, onClose }: Props, { choice, isValid }: ReturnType<typeof useDraft>): () => void {
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
