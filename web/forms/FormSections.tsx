/** The fields of a form on one sheet; of a long one on a sheet for each section, with a way to each. On a phone the sections are folded. */
import type { Collection } from '../../schema/collections/collection';
import type { Fields } from '../../schema/fields/field';
import { FieldList, type Flaw } from '../fields/editors';
import { ReadOnly } from '../fields/readOnlyContext';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { Icon } from '../ui/display/Icon';
import styles from './FormSections.module.css';
import type { Folding } from './useExpandedSections';

interface ListProps {
  record: Record<string, unknown>;
  flaws: readonly Flaw[];
  isOpen: (field: string) => boolean;
  onChange: (record: Record<string, unknown>) => void;
}

interface Props extends ListProps {
  fields: Fields;
  sections?: Collection['sections'] | undefined;
  folding?: Folding | undefined;
  isReadOnly?: boolean | undefined;
}

export const Papers = ({ sections, isReadOnly = false, ...props }: Props) => (
  <ReadOnly value={isReadOnly}>
    {sections ? (
      <Sections {...props} sections={sections} isReadOnly={isReadOnly} />
    ) : (
      <fieldset className={styles.paper} disabled={isReadOnly}>
        <FieldList id="record" {...props} />
      </fieldset>
    )}
  </ReadOnly>
);

interface SectionsProps extends Omit<Props, 'sections'> {
  sections: NonNullable<Props['sections']>;
  isReadOnly: boolean;
}

function Sections({ fields, sections, folding, isReadOnly, ...list }: SectionsProps) {
  const isNarrow = useMediaQuery('(max-width: 719px)');
  const parts = Object.entries(sections).map(([label, names], place) => ({
    label,
    id: `record-part-${place}`,
    fields: Object.fromEntries(names.map(name => [name, fields[name]!])),
  }));
  if (isNarrow && folding) return parts.map(part => <Folded key={part.id} {...{ part, folding, isReadOnly }} {...list} />);
  return (
    <>
      <nav className={styles.parts} aria-label="Abschnitte">
        {parts.map(({ label, id }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {parts.map(({ label, id, fields }) => (
        <fieldset key={id} className={styles.paper} disabled={isReadOnly} aria-labelledby={id}>
          <h2 id={id}>{label}</h2>
          <FieldList id="record" fields={fields} {...list} />
        </fieldset>
      ))}
    </>
  );
}

interface FoldedProps extends ListProps {
  part: { label: string; id: string; fields: Fields };
  folding: Folding;
  isReadOnly: boolean;
}

function Folded({ part: { label, id, fields }, folding, isReadOnly, ...list }: FoldedProps) {
  const wrong = new Set(list.flaws.map(({ path }) => String(path[0])).filter(name => name in fields)).size;
  return (
    <details
      className={styles.folded}
      open={!folding.shut.has(label)}
      onToggle={({ currentTarget }) => folding.note(label, currentTarget.open)}
    >
      <summary>
        <h2 id={id}>{label}</h2>
        {wrong > 0 && <span className={styles.wrong}>{wrong === 1 ? '1 Angabe prüfen' : `${wrong} Angaben prüfen`}</span>}
        <Icon name="chevron-down" />
      </summary>
      <fieldset disabled={isReadOnly} aria-labelledby={id}>
        <FieldList id="record" fields={fields} {...list} />
      </fieldset>
    </details>
  );
}
