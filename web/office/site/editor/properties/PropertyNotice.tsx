/** Says that another editor has changed the same properties of the page as the viewer, and where. */
import { Button } from '../../../../ui/actions/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { editorName } from '../conflicts/conflictTexts';
import type { SiteEditor } from '../useSiteEditor';
import styles from '../SiteEditor.module.css';
import { partOf, propertyField, type PropertyPart } from './propertyFields';

interface Props {
  conflicts: SiteEditor['properties']['conflicts'];
  onOpenPart: (part: PropertyPart) => void;
}

export function PropertyNotice({ conflicts, onOpenPart }: Props) {
  const [first] = conflicts;
  if (!first) return null;
  return (
    <div className={styles.notice}>
      <Alert tone="warning" isNew title={`${editorName(first)} hat gleichzeitig dasselbe geändert.`}>
        <div className={styles.actions}>
          {conflicts.map(({ name }) => (
            <Button key={name} variant="secondary" onPress={() => onOpenPart(partOf(name))}>
              {propertyField(name).label}
            </Button>
          ))}
        </div>
      </Alert>
    </div>
  );
}
