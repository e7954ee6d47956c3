/** The form of the page editor: blocks and settings as tabs. */
import type { SiteRecord } from '../blocks/siteRecord';
import type { SiteEditor } from './useSiteEditor';
import { Tabs } from '../../../ui/display/Tabs';
import styles from './SiteEditor.module.css';
import { ContentPanel } from './ContentPanel';
import { SettingsPanel } from './SettingsPanel';

const tabs = { content: 'Inhalt', page: 'Seite', search: 'Suchmaschinen' } as const;

export type EditorTab = keyof typeof tabs;

interface EditorTabsProps {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
}

export const EditorTabs = ({ record, editor, isReadOnly, tab, onTab }: EditorTabsProps) => (
  <Tabs label="Bereiche der Seite" tabs={tabs} value={tab} onChange={onTab}>
    <div className={styles.panel}>
      {tab === 'content' ? (
        <ContentPanel
          record={record}
          history={editor.history}
          fieldErrors={editor.fieldErrors}
          isReadOnly={isReadOnly}
          onEdit={editor.edit}
        />
      ) : (
        <SettingsPanel key={tab} part={tab} record={record} editor={editor} isReadOnly={isReadOnly} />
      )}
    </div>
  </Tabs>
);
