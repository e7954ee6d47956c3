/** The current price and the buttons: back and next for steps, otherwise add to the cart. */
import { useId } from 'react';
import { priceText } from '../../../schema/rules/pricing/money';
import { priceItem } from '../../../schema/rules/pricing/pricing';
import { quantityText } from '../../../schema/rules/product/units';
import { Button } from '../../ui/actions/Button';
import type { CartPart, CartProduct } from '../cart/cartProduct';
import { useCart } from '../cart/useCart';
import { useStore } from '../menu/storeContext';
import styles from './Configurator.module.css';
import { soldOutText } from './ProductChangedNotice';
import type { Configuration } from './useConfiguration';

interface Props {
  product: CartProduct;
  configuration: Configuration;
  isEdit: boolean;
}

export function ConfiguratorFooter({ product, configuration, isEdit }: Props) {
  const { currency } = useStore();
  const { method } = useCart();
  const { choice, step, part, isLast, isStepValid, isValid, missingParts } = configuration;
  const reason = useId();
  const price = priceItem({ product, ...choice }, method);
  const isSaveStep = !product.isStepByStep || isLast;
  const canContinue = isSaveStep ? isValid : isStepValid;
  return (
    <footer className={styles.footer}>
      {!canContinue && (
        <p id={reason} className={styles.reason}>
          {blockedText(configuration, isSaveStep ? missingParts : missingParts.filter(candidate => candidate === part))}
        </p>
      )}
      <p className={styles.price} aria-live="polite">
        <small>{quantityText(choice.amount, choice.unit)}</small>
        {price.unitPrice !== null && <b>{priceText(price.gross, price.pricing, currency)}</b>}
      </p>
      {product.isStepByStep && step > 0 && (
        <Button variant="secondary" icon="arrow-left" onPress={configuration.back}>
          Zurück
        </Button>
      )}
      {/* The key creates a new button for the save step: a double click on 'Weiter' must not save. */}
      <Button
        key={isSaveStep ? 'save' : 'next'}
        type="submit"
        iconAfter={isSaveStep ? undefined : 'arrow-right'}
        isDisabled={!canContinue}
        describedBy={canContinue ? undefined : reason}
      >
        {isSaveStep ? (isEdit ? 'Übernehmen' : 'Zum Warenkorb') : 'Weiter'}
      </Button>
    </footer>
  );
}

/** Returns why the customer cannot continue. */
function blockedText({ isOnMenu, isUploading }: Configuration, missingParts: readonly CartPart[]): string {
  if (!isOnMenu) return soldOutText;
  if (isUploading) return 'Ihre Dateien werden noch hochgeladen.';
  return missingParts.length ? `Bitte noch angeben: ${missingParts.map(({ name }) => name).join(', ')}` : 'Bitte geben Sie eine Menge an.';
}
