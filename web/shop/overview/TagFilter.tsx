/** Filters the branches by a tag; a second press removes the filter (HOME-04, HOME-19). */
import { Icon } from '../../ui/display/Icon';
import { ResponsiveImage } from '../../ui/display/Image';
import type { ShopBranch } from '../shell/state/shopContext';
import { useImagesLoading, useImage } from './branchImages';
import styles from './TagFilter.module.css';

interface Props {
  branches: readonly ShopBranch[];
  selectedTag: string | null;
  onSelect: (tag: string | null) => void;
}

export function TagFilter({ branches, selectedTag, onSelect }: Props) {
  const tags = [...new Map(branches.flatMap(branch => branch.tags.map(tag => [tag.id, tag]))).values()];
  if (!tags.length) return null;
  return (
    <div className={styles.tags} role="group" aria-label="Nach Tag filtern">
      {tags.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === selectedTag} onClick={() => onSelect(id === selectedTag ? null : id)}>
          <TagImage id={id} />
          {name}
          {id === selectedTag && <Icon name="x" />}
        </button>
      ))}
    </div>
  );
}

function TagImage({ id }: { id: string }) {
  const image = useImage(id);
  const isLoading = useImagesLoading();
  if (!isLoading && !image) return null;
  // Reserves the space, so that the page does not shift when images load.
  return <span className={styles.image}>{image && <ResponsiveImage image={image} sizes="2rem" largest="thumbnail" alt="" />}</span>;
}
