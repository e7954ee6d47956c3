/** The choice of the product of an order request. */
import type { OrderRequestForm } from './orderRequestForm';
import { RadioGroup, RadioCard } from '../../ui/inputs/RadioGroup';
import platter from '../../illustrations/pretzel-platter.svg';
import sticks from '../../illustrations/stick-platter.svg';
import type { ReactNode } from 'react';
import { Image } from '../../ui/display/Image';
import styles from './OrderRequestDialog.module.css';

interface ProductFieldProps {
  product: OrderRequestForm['product'];
  onChange: (product: OrderRequestForm['product']) => void;
}

export const ProductField = ({ product, onChange }: ProductFieldProps) => (
  <RadioGroup
    label="Was dürfen wir backen?"
    layout="tiles"
    isRequired
    mark="required"
    value={product}
    onChange={value => onChange(value as OrderRequestForm['product'])} // the group has only these values
  >
    <RadioCard value="Brezel" title="Brezel" image={<Illustration src={platter} />} />
    <RadioCard value="Laugenstange" title="Laugenstange" hint="Eine Laugenstange = 3 Personen" image={<Illustration src={sticks} />} />
  </RadioGroup>
);

const Illustration = ({ src }: { src: string }): ReactNode => (
  <Image image={null} sizes="" shape="fill" tile={1} fallback={<img className={styles.illustration} src={src} alt="" />} />
);
