/** The image and description of the configured product. */
import type { CartProduct } from '../cart/cartProduct';
import styles from './Configurator.module.css';
import { Image } from '../../ui/display/Image';
import { Icon } from '../../ui/display/Icon';

export function ProductPreview({ product: { description, images } }: { product: CartProduct }) {
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
