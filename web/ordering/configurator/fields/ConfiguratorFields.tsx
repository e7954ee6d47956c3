/** The amount, the contents and the parts of the configured product. */
import { minimumAgeOf } from '../../../../schema/rules/product/minimumAge';
import type { CartProduct } from '../../cart/cartProduct';
import type { Configuration } from '../useConfiguration';
import { DraftNotice } from '../DraftNotice';
import { AmountStep } from './AmountStep';
import { BundleContents } from '../../menu/facts/BundleContents';
import { MinimumAgeHint } from '../../menu/facts/MinimumAgeHint';
import { PartField } from './PartField';
import { ConfiguredAllergens } from './ConfiguredAllergens';

/** The fields of all parts, or of the current step. */
export function ConfiguratorFields({ product, configuration }: { product: CartProduct; configuration: Configuration }) {
  const { isStepByStep } = product;
  const visibleParts = isStepByStep ? configuration.parts.filter(part => part === configuration.part) : configuration.parts;
  return (
    <>
      <DraftNotice configuration={configuration} />
      {(!isStepByStep || configuration.step === 0) && (
        <>
          <AmountStep product={product} configuration={configuration} />
          <BundleContents product={product} />
        </>
      )}
      {visibleParts.map(part => (
        <PartField key={part.name} product={product} part={part} configuration={configuration} />
      ))}
      <MinimumAgeHint age={minimumAgeOf(product, configuration.choice.parts)} isDetailed />
      {(!isStepByStep || configuration.isLast) && <ConfiguredAllergens product={product} configuration={configuration} />}
    </>
  );
}
