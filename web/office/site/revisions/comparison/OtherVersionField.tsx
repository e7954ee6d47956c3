/** Chooses what a revision is compared with: the draft or another revision. */
import { Select } from '../../../../ui/inputs/controls';
import { Field } from '../../../../ui/inputs/Field';
import { revisionTitle } from '../revisionTexts';
import type { Revision } from '../useRevisions';
import { draftTitle } from './comparedVersions';

interface Props {
  revisions: readonly Revision[];
  /** The id of the other revision; null for the draft. */
  value: string | null;
  onChange: (id: string | null) => void;
}

export const OtherVersionField = ({ revisions, value, onChange }: Props) => (
  <Field label="Vergleichen mit">
    <Select
      options={Object.fromEntries(revisions.map(revision => [revision.id, revisionTitle(revision)]))}
      empty={draftTitle}
      value={value}
      onChange={onChange}
    />
  </Field>
);
