/** The images without a description, each with a field for it. Enter goes on to the next image. */
import { useEffect, useRef } from 'react';
import type { MediaItem } from '../MediaTiles';
import mediaStyles from '../media.module.css';
import type { MediaImagesQuery } from '../Media.generated';
import styles from './describe.module.css';
import { DescribeTile } from './DescribeTile';
import { useUnsavedDescriptions } from './useDescription';

interface Props {
  title: string;
  items: readonly MediaItem[];
  images: MediaImagesQuery['page']['items'];
  /** Called when all images of the page have a description or only decorate. */
  onFinished: () => void;
}

export function DescribeTiles({ title, items, images, onFinished }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isFinished = images.length > 0 && images.every(({ alt, isDecorative }) => Boolean(alt) || isDecorative);
  const firstId = images[0]?.id;
  const { setUnsaved, leaveDialog } = useUnsavedDescriptions();
  const wasFinished = useRef(false);
  useEffect(() => {
    if (isFinished) onFinished();
    // The images that follow take the place of those that are done.
    if (wasFinished.current && !isFinished) list.current?.querySelector('input')?.focus();
    wasFinished.current = isFinished;
  }, [isFinished, firstId]);
  return (
    <>
      <ul ref={list} className={`${mediaStyles.tiles} ${styles.tiles}`} aria-label={title}>
        {items.map((item, index) => (
          <DescribeTile
            key={item.id}
            item={item}
            image={images[index]!}
            label={`Bild ${index + 1}`}
            onUnsaved={setUnsaved}
            onNext={() => [...(list.current?.querySelectorAll('input') ?? [])][index + 1]?.focus()}
          />
        ))}
      </ul>
      {leaveDialog}
    </>
  );
}
