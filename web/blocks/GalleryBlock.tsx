/** Pictures in changing sizes on a coloured ground (BLK-10). */
import { Picture } from '../ui/Picture';
import styles from './GalleryBlock.module.css';
import { Ground } from './Ground';
import type { BlockProps } from './PageBlocks';
import { Words } from './Words';

const tiles = [2, 3, 1, 4, 5, 3] as const;

export const GalleryBlock = ({ value: { text, background, images } }: BlockProps<'gallery'>) => (
  <Ground background={background} motion="gallery">
    <Words html={text} />
    {images.length > 0 && (
      <ul className={styles.pictures}>
        {images.map((image, index) => (
          <li key={`${image.id} ${index}`}>
            <Picture image={image} sizes="(max-width: 720px) 90vw, 40vw" shape="fill" tile={tiles[index % tiles.length]} />
          </li>
        ))}
      </ul>
    )}
  </Ground>
);
