/** The title of a record, with a link to its list. */
import { restPath, type Collection } from '../../../schema/collections/collection';
import { useValueRenderer } from '../../fields/views';
import { LinkButton } from '../../ui/actions/Button';
import { PageHeader } from '../../ui/display/PageHeader';
import styles from '../pages.module.css';
import type { CollectionRecord } from '../collectionHooks';

export interface RecordHeaderProps {
  definition: Collection;
  record?: CollectionRecord | undefined;
  /** The title without a record. */
  title?: string;
}

/** Shows the title of a record as lists show it. */
export function RecordHeader({ definition, record, title = definition.singularLabel }: RecordHeaderProps) {
  const renderField = useValueRenderer();
  const recordTitle = record && renderField(definition.fields[definition.useAsTitle]!, record[definition.useAsTitle]);
  return (
    <PageHeader title={typeof recordTitle === 'string' && recordTitle !== '' ? recordTitle : title}>
      <span className={styles.spacer} />
      <LinkButton variant="secondary" icon="arrow-left" to={`/backend/${restPath(definition)}`}>
        {definition.label}
      </LinkButton>
    </PageHeader>
  );
}
