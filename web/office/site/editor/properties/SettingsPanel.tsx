/** The editor panel with properties of a page. Its button saves those that were changed; visitors see them at once. */
import { site } from '../../../../../schema/collections/site';
import { keysOf } from '../../../../../schema/objects';
import { applyChanges, type Properties } from '../../../../../schema/rules/site/editing/propertyChanges';
import { failureText, toErrorEntries } from '../../../../collection/errorMessages';
import { RecordForm } from '../../../../forms/RecordForm';
import { useToast } from '../../../../ui/overlays/Toasts';
import type { SiteRecord } from '../../blocks/siteRecord';
import type { SiteEditor } from '../useSiteEditor';
import { PropertyConflicts } from './PropertyConflicts';
import { propertyParts, type PropertyPart } from './propertyFields';

interface Props {
  part: PropertyPart;
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
}

export function SettingsPanel({ part, record, editor, isReadOnly }: Props) {
  const { saved, changes, waiting, error } = editor.properties;
  const toast = useToast();
  const fields = propertyParts[part];
  const names = keysOf(fields);
  const values: Properties = applyChanges(saved, changes);
  const save = async (): Promise<void> => {
    if (await editor.saveProperties(names)) toast(`${site.singularLabel} gespeichert.`);
  };
  return (
    <>
      <PropertyConflicts part={part} editor={editor} />
      <RecordForm
        fields={fields}
        record={record}
        state={{
          values: Object.fromEntries(names.map(name => [name, values[name]])),
          isChanged: changes.some(({ name }) => name in fields),
          onChange: form => editor.edit({ do: 'changeProperties', form }),
        }}
        serverErrors={toErrorEntries(error, failureText(site, 'update'))}
        isSaving={waiting.length > 0 && editor.saveState.kind !== 'failed'}
        isReadOnly={isReadOnly}
        onSave={() => void save()}
      />
    </>
  );
}
