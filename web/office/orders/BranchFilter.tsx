/** The branch filter of the order lists. The URL holds the selected branch. */
import { Select } from '../../ui/inputs/controls';
import styles from './BranchFilter.module.css';

interface Props {
  branches: readonly { id: string; name: string }[];
  branch: string | null;
  onChange: (id: string | null) => void;
}

/** Renders nothing for users of a single branch. */
export const BranchFilter = ({ branches, branch, onChange }: Props) =>
  branches.length > 1 && (
    <div className={styles.filter}>
      <Select
        label="Filiale"
        empty="Alle Filialen"
        options={Object.fromEntries(branches.map(({ id, name }) => [id, name]))}
        value={branch}
        onChange={onChange}
      />
    </div>
  );
