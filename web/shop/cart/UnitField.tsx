/** The unit an amount is in: a choice where the product is sold in several, a word where it is not counted in pieces. */
import { unitName, unitsOf, type Unit } from '../../../schema/rules/product/units';
import type { Quantity } from '../../../schema/rules/product/quantity';
import { Select } from '../../ui/inputs/controls';
import type { CartProduct } from './state/cartProduct';

interface Props {
  product: CartProduct;
  quantity: Quantity;
  onChange: (unit: Unit) => void;
}

export function UnitField({ product, quantity: { amount, unit }, onChange }: Props) {
  const offered = unitsOf(product);
  if (offered.length === 1) return unit === 'piece' ? null : <span>{unitName(amount, unit)}</span>;
  return (
    <Select
      label={`${product.name}: Einheit`}
      options={Object.fromEntries(offered.map(entry => [entry, unitName(amount, entry)]))}
      value={unit}
      empty={null}
      onChange={next => onChange(next as Unit)}
    />
  );
}
