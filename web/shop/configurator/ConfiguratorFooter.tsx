/** The price so far, and the way on: back and next in steps, else straight into the bag. */
import { useId } from 'react';
import { priceText } from '../../../schema/rules/pricing/money';
import { priceItem } from '../../../schema/rules/pricing/pricing';
import { quantityText } from '../../../schema/rules/product/units';
import { Button } from '../../ui/actions/Button';
import type { CartPart, CartProduct } from '../cart/state/cartProduct';
import { useCart } from '../cart/state/useCart';
import { useStore } from '../store/storeContext';
import styles from './Configurator.module.css';
import { soldOutText } from './ProductChangedNotice';
import type { Draft } from './useConfiguration';

interface Props {
  product: CartProduct;
  draft: Draft;
  isEdit: boolean;
}

export function ConfiguratorFoot({ product, draft, isEdit }: Props) {
  const { currency } = useStore();
  const { method } = useCart();
  const { choice, step, part, isLast, isStepValid, isValid, open } = draft;
  const reason = useId();
  const price = priceItem({ product, ...choice }, method);
  const isSaving = !product.isStepByStep || isLast;
  const canGoOn = isSaving ? isValid : isStepValid;
  return (
    <footer className={styles.foot}>
      {!canGoOn && (
        <p id={reason} className={styles.reason}>
          {reasonOf(draft, isSaving ? open : open.filter(entry => entry === part))}
        </p>
      )}
      <p className={styles.price} aria-live="polite">
        <small>{quantityText(choice.amount, choice.unit)}</small>
        {price.unitPrice !== null && <b>{priceText(price.gross, price.pricing, currency)}</b>}
      </p>
      {product.isStepByStep && step > 0 && (
        <Button look="secondary" icon="arrow-left" onPress={draft.back}>
          Zurück
        </Button>
      )}
      {/* The key makes it another button when it takes on another meaning: a second press must not save what the first only led to. */}
      <Button
        key={isSaving ? 'save' : 'next'}
        type="submit"
        iconAfter={isSaving ? undefined : 'arrow-right'}
        isDisabled={!canGoOn}
        describedBy={canGoOn ? undefined : reason}
      >
        {isSaving ? (isEdit ? 'Übernehmen' : 'Zum Warenkorb') : 'Weiter'}
      </Button>
    </footer>
  );
}

/** Why it does not go on. */
function reasonOf({ isOnMenu, isSending }: Draft, missing: readonly CartPart[]): string {
  if (!isOnMenu) return soldOutText;
  if (isSending) return 'Ihre Dateien werden noch hochgeladen.';
  return missing.length ? `Bitte noch angeben: ${missing.map(({ name }) => name).join(', ')}` : 'Bitte geben Sie eine Menge an.';
}
