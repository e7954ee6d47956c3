/** The dialog that configures a product: its amount and its parts, all at once or step by step (CONF-01 to CONF-11). */
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useBack } from '../../ui/overlays/backEntries';
import { useOpenDialog } from '../../ui/overlays/Dialog';
import styles from './Configurator.module.css';
import { ConfiguratorFooter } from './ConfiguratorFooter';
import { ConfiguratorHeader } from './ConfiguratorHeader';
import { ProductChangedNotice } from './ProductChangedNotice';
import { useCurrentProduct } from './useCurrentProduct';
import { useConfiguration } from './useConfiguration';
import { ProductPreview } from './ProductPreview';
import { type ConfiguratorProps, useSaveItem } from './useSaveItem';
import { ConfiguratorFields } from './fields/ConfiguratorFields';

export function Configurator({ product: initialProduct, line, onClose }: ConfiguratorProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const current = useCurrentProduct(initialProduct);
  const { product } = current;
  const configuration = useConfiguration(current, line);
  const save = useSaveItem({ product, line, onClose }, configuration);
  useOpenDialog(dialog, onClose);
  const { step } = configuration;
  useBack(1 + step, step > 0 ? configuration.back : onClose);
  const stepHeading = useStepFocus(step);

  const { isStepByStep } = product;
  const cancel = (): void => {
    configuration.removeDraft();
    onClose();
  };
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
          <ProductPreview product={product} configuration={configuration} />
        </div>
        <div className={styles.panel}>
          <ConfiguratorHeader configuration={configuration} isStepByStep={isStepByStep} headingRef={stepHeading} onClose={cancel} />
          <div className={styles.body}>
            <ProductChangedNotice initialProduct={initialProduct} current={current} />
            <ConfiguratorFields product={product} configuration={configuration} />
          </div>
          <ConfiguratorFooter product={product} configuration={configuration} isEdit={line !== undefined} />
        </div>
      </form>
    </dialog>
  );
}

/** Focuses the heading of each new step, so that screen readers announce it. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return heading;
}
