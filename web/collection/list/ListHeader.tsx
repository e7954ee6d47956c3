/** The title of a list, with a link to create a record. */
import { restPath, type Collection } from '../../../schema/collections/collection';
import { LinkButton } from '../../ui/actions/Button';
import { PageHeader } from '../../ui/display/PageHeader';
import styles from '../pages.module.css';

export const ListHeader = ({ definition, canCreate }: { definition: Collection; canCreate: boolean }) => (
  <PageHeader title={definition.label}>
    <span className={styles.spacer} />
    {canCreate && (
      <LinkButton icon="plus" to={`/backend/${restPath(definition)}/new`}>
        {definition.singularLabel} anlegen
      </LinkButton>
    )}
  </PageHeader>
);
