/** Narrows the branches to those with a tag; a second press takes it back (HOME-04, HOME-19). */
import { Icon } from '../../ui/display/Icon';
import { Sources } from '../../ui/display/Image';
import type { ShopBranch } from '../shell/state/shopContext';
import { useArePicturesAwaited, usePicture } from './branchImages';
import styles from './TagFilter.module.css';

interface Props {
  branches: readonly ShopBranch[];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
}

export function TagFilter({ branches, chosen, onChoose }: Props) {
  const tags = [...new Map(branches.flatMap(branch => branch.tags.map(tag => [tag.id, tag]))).values()];
  if (!tags.length) return null;
  return (
    <div className={styles.tags} role="group" aria-label="Nach Tag filtern">
      {tags.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id === chosen ? null : id)}>
          <TagPicture id={id} />
          {name}
          {id === chosen && <Icon name="x" />}
        </button>
      ))}
    </div>
  );
}

function TagPicture({ id }: { id: string }) {
  const image = usePicture(id);
  const isAwaited = useArePicturesAwaited();
  if (isAwaited) return <span className={styles.place} />; // so that nothing below moves when they come
  return image && <Sources image={image} sizes="2rem" largest="thumbnail" alt="" />;
}
