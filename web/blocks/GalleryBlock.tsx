/** Pictures in changing sizes on a coloured ground (BLK-10). */
import { Picture } from '../ui/display/Image';
import styles from './GalleryBlock.module.css';
import { Ground } from './BlockBackground';
import type { BlockProps } from './PageBlocks';
import { Words } from './BlockText';

const tiles = [2, 3, 1, 4, 5, 3] as const;

/** How many of twelve columns a picture is given, and of two on a phone (GalleryBlock.module.css). */
const spans = [5, 4, 3, 3, 4, 5] as const;
const sizesOf = (span: number): string => `(max-width: 720px) ${span === 5 ? 76 : 38}vw, min(${span * 5}vw, ${span * 4.6}rem)`;

export const GalleryBlock = ({ value: { text, background, images } }: BlockProps<'gallery'>) => (
  <Ground background={background} motion="gallery">
    <Words html={text} />
    {images.length > 0 && (
      <ul className={styles.pictures}>
        {images.map((image, index) => (
          <li key={`${image.id} ${index}`}>
            <Picture image={image} sizes={sizesOf(spans[index % spans.length]!)} shape="fill" tile={tiles[index % tiles.length]} />
          </li>
        ))}
      </ul>
    )}
  </Ground>
);
