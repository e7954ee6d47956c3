/** Images of different sizes on a colored background (BLK-10). */
import { Image } from '../ui/display/Image';
import styles from './GalleryBlock.module.css';
import { BlockBackground } from './BlockBackground';
import { useFieldMark } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { BlockText } from './BlockText';

const tiles = [2, 3, 1, 4, 5, 3] as const;

/** The number of columns that an image spans, of twelve, or of two on phones (GalleryBlock.module.css). */
const spans = [5, 4, 3, 3, 4, 5] as const;
const spanOf = (index: number, count: number): number => (count === 1 ? 10 : count < 5 ? 7 : spans[index % spans.length]!);
const sizesOf = (span: number): string => `(max-width: 720px) ${span >= 5 ? 76 : 38}vw, min(${span * 5}vw, ${span * 4.6}rem)`;

export function GalleryBlock({ value: { text, background, images } }: BlockProps<'gallery'>) {
  const mark = useFieldMark();
  return (
    <BlockBackground background={background} motion="gallery">
      <BlockText html={text} />
      {images.length > 0 && (
        <ul className={styles.images} {...mark('images')}>
          {images.map((image, index) => (
            <li key={`${image.id} ${index}`}>
              <Image image={image} sizes={sizesOf(spanOf(index, images.length))} shape="fill" tile={tiles[index % tiles.length]} />
            </li>
          ))}
        </ul>
      )}
    </BlockBackground>
  );
}
