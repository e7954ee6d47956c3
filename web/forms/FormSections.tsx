/**
 * The fields of a form on one card, or for long forms on one card per section with links to them. On phones the sections are collapsible.
 */
import type { Collection } from '../../schema/collections/collection';
import type { Fields } from '../../schema/fields/field';
import { FieldList } from '../fields/editors';
import type { FieldError } from '../fields/fieldErrors';
import { ReadOnlyContext } from '../fields/readOnlyContext';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { Icon } from '../ui/display/Icon';
import styles from './FormSections.module.css';
import type { ExpandedSections } from './useExpandedSections';

interface FieldListProps {
  record: Record<string, unknown>;
  errors: readonly FieldError[];
  canEdit: (field: string) => boolean;
  onChange: (record: Record<string, unknown>) => void;
}

interface FormSectionsProps extends FieldListProps {
  fields: Fields;
  sections?: Collection['sections'] | undefined;
  expanded?: ExpandedSections | undefined;
  isReadOnly?: boolean | undefined;
}

export const FormSections = ({ sections, isReadOnly = false, ...props }: FormSectionsProps) => (
  <ReadOnlyContext value={isReadOnly}>
    {sections ? (
      <Sections {...props} sections={sections} isReadOnly={isReadOnly} />
    ) : (
      <fieldset className={styles.card} disabled={isReadOnly}>
        <FieldList id="record" {...props} />
      </fieldset>
    )}
  </ReadOnlyContext>
);

interface SectionsProps extends Omit<FormSectionsProps, 'sections'> {
  sections: NonNullable<FormSectionsProps['sections']>;
  isReadOnly: boolean;
}

function Sections({ fields, sections, expanded, isReadOnly, ...list }: SectionsProps) {
  const isNarrow = useMediaQuery('(max-width: 719px)');
  const formSections = Object.entries(sections).map(([label, names], index) => ({
    label,
    id: `record-part-${index}`,
    fields: Object.fromEntries(names.map(name => [name, fields[name]!])),
  }));
  if (isNarrow && expanded)
    return formSections.map(section => <CollapsibleSection key={section.id} {...{ section, expanded, isReadOnly }} {...list} />);
  return (
    <>
      <nav className={styles.sections} aria-label="Abschnitte">
        {formSections.map(({ label, id }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {formSections.map(({ label, id, fields }) => (
        <fieldset key={id} className={styles.card} disabled={isReadOnly} aria-labelledby={id}>
          <h2 id={id}>{label}</h2>
          <FieldList id="record" fields={fields} {...list} />
        </fieldset>
      ))}
    </>
  );
}

interface CollapsibleSectionProps extends FieldListProps {
  section: { label: string; id: string; fields: Fields };
  expanded: ExpandedSections;
  isReadOnly: boolean;
}

function CollapsibleSection({ section: { label, id, fields }, expanded, isReadOnly, ...list }: CollapsibleSectionProps) {
  const errorCount = new Set(list.errors.map(({ path }) => String(path[0])).filter(name => name in fields)).size;
  return (
    <details
      className={styles.collapsed}
      open={!expanded.collapsed.has(label)}
      onToggle={({ currentTarget }) => expanded.setExpanded(label, currentTarget.open)}
    >
      <summary>
        <h2 id={id}>{label}</h2>
        {errorCount > 0 && (
          <span className={styles.errorCount}>{errorCount === 1 ? '1 Angabe prüfen' : `${errorCount} Angaben prüfen`}</span>
        )}
        <Icon name="chevron-down" />
      </summary>
      <fieldset disabled={isReadOnly} aria-labelledby={id}>
        <FieldList id="record" fields={fields} {...list} />
      </fieldset>
    </details>
  );
}
