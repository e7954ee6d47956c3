/** The image and description of the configured product, and what is chosen so far. */
import type { CartProduct } from '../cart/cartProduct';
import { AnswerSummary } from './AnswerSummary';
import styles from './Configurator.module.css';
import { Image } from '../../ui/display/Image';
import { Icon } from '../../ui/display/Icon';
import type { Configuration } from './useConfiguration';

export function ProductPreview({ product, configuration }: { product: CartProduct; configuration: Configuration }) {
  const { description, images } = product;
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
      <AnswerSummary configuration={configuration} />
    </>
  );
}
