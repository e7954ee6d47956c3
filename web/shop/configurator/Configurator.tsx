/** The dialog that configures a product: its amount and its parts, all at once or step by step (CONF-01 to CONF-11). */
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { Allergen } from '../../../schema/rules/product/allergens';
import { allergensOf } from '../../../schema/rules/product/partAnswers';
import { useOpenDialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/display/Icon';
import { Image } from '../../ui/display/Image';
import { useToast } from '../../ui/overlays/Toasts';
import type { CartLineView } from '../cart/state/cartView';
import type { CartProduct } from '../cart/state/cartProduct';
import { addedText } from '../cart/state/cartTexts';
import { useCart } from '../cart/state/useCart';
import { BundleContents } from '../store/product/BundleContents';
import { AllergenList } from '../store/product/AllergenList';
import { AmountStep } from './AmountStep';
import styles from './Configurator.module.css';
import { ConfiguratorFooter } from './ConfiguratorFooter';
import { ConfiguratorHeader } from './ConfiguratorHeader';
import { ProductChangedNotice } from './ProductChangedNotice';
import { PartField } from './PartField';
import { AnswerSummary } from './AnswerSummary';
import { useCurrentProduct } from './useCurrentProduct';
import { useConfiguration, type Configuration } from './useConfiguration';

interface Props {
  product: CartProduct;
  /** The cart line that is edited. */
  line?: CartLineView | undefined;
  onClose: () => void;
}

export function Configurator({ product: initialProduct, line, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const current = useCurrentProduct(initialProduct);
  const { product } = current;
  const configuration = useConfiguration(current, line);
  const save = useSave({ product, line, onClose }, configuration);
  useOpenDialog(dialog, onClose);
  const stepHeading = useStepFocus(configuration.step);

  const { isStepByStep } = product;
  const visibleParts = isStepByStep ? configuration.parts.filter(part => part === configuration.part) : configuration.parts;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isStepByStep && !configuration.isLast) configuration.next();
    else save();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading}>
      <form className={styles.configurator} onSubmit={submit} noValidate>
        <div className={styles.preview}>
          <h2 id={heading}>{product.name}</h2>
          <ProductPreview product={product} />
          <AnswerSummary configuration={configuration} />
        </div>
        <div className={styles.panel}>
          <ConfiguratorHeader configuration={configuration} isStepByStep={isStepByStep} headingRef={stepHeading} onClose={onClose} />
          <div className={styles.body}>
            <ProductChangedNotice initialProduct={initialProduct} current={current} />
            {(!isStepByStep || configuration.step === 0) && (
              <>
                <AmountStep product={product} configuration={configuration} />
                <BundleContents product={product} />
              </>
            )}
            {visibleParts.map(part => (
              <PartField key={part.name} product={product} part={part} configuration={configuration} />
            ))}
            {(!isStepByStep || configuration.isLast) && <Allergens product={product} configuration={configuration} />}
          </div>
          <ConfiguratorFooter product={product} configuration={configuration} isEdit={line !== undefined} />
        </div>
      </form>
    </dialog>
  );
}

function ProductPreview({ product: { description, images } }: { product: CartProduct }) {
  return (
    <>
      {description && <p className={styles.description}>{description}</p>}
      <span className={styles.image}>
        <Image
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

/** The allergens of the configured product. */
function Allergens({ product, configuration }: { product: CartProduct; configuration: Configuration }) {
  const allergens = allergensOf<Allergen>(product, configuration.choice.parts);
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

/** Returns a function that adds the product to the cart, or replaces the edited line (CONF-05, CONF-06). */
function useSave({ product, line, onClose }: Props, { choice, isValid }: Configuration): () => void {
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

/** Focuses the heading of each new step, so that screen readers announce it. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return heading;
}
