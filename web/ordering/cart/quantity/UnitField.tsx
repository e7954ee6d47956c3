/** The unit of an amount: a select if the product has several units, otherwise a label unless it is counted in pieces. */
import { unitLabels, unitName, unitsOf, type Unit } from '../../../../schema/rules/product/units';
import type { Quantity } from '../../../../schema/rules/product/quantity';
import { Select } from '../../../ui/inputs/controls';
import type { CartProduct } from '../cartProduct';
import { isKeyOf } from '../../../../schema/objects';

interface Props {
  product: CartProduct;
  quantity: Quantity;
  onChange: (unit: Unit) => void;
}

export function UnitField({ product, quantity: { amount, unit }, onChange }: Props) {
  const units = unitsOf(product);
  if (units.length === 1) return unit === 'piece' ? null : <span>{unitName(amount, unit)}</span>;
  return (
    <Select
      label={`${product.name}: Einheit`}
      options={Object.fromEntries(units.map(name => [name, unitName(amount, name)]))}
      value={unit}
      empty={null}
      onChange={name => isKeyOf(unitLabels, name) && onChange(name)}
    />
  );
}
