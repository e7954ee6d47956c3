/** The form of the page editor: blocks, settings and on narrow screens the preview as tabs. */
import type { ReactNode } from 'react';
import type { SiteRecord } from '../blocks/siteRecord';
import type { BlockInsertion } from './insertion/useBlockInsertion';
import type { SiteEditor } from './useSiteEditor';
import { Tabs } from '../../../ui/display/Tabs';
import styles from './SiteEditor.module.css';
import { ContentPanel } from './ContentPanel';
import { SettingsPanel } from './properties/SettingsPanel';

const tabs = { content: 'Inhalt', page: 'Seite', search: 'Suchmaschinen' } as const;
const tabsWithPreview = { content: 'Inhalt', preview: 'Vorschau', page: 'Seite', search: 'Suchmaschinen' } as const;

export type EditorTab = keyof typeof tabsWithPreview;

interface EditorTabsProps {
  record: SiteRecord;
  editor: SiteEditor;
  isReadOnly: boolean;
  /** Whether the blocks are listed yet. */
  hasList: boolean;
  insertion: BlockInsertion;
  tab: EditorTab;
  /** The preview, where it is a tab. */
  preview: ReactNode;
  onTab: (tab: EditorTab) => void;
}

export function EditorTabs({ preview, tab, onTab, ...panel }: EditorTabsProps) {
  if (preview)
    return (
      <Tabs label="Bereiche der Seite" tabs={tabsWithPreview} value={tab} onChange={onTab}>
        {tab === 'preview' ? preview : <EditorPanel part={tab} {...panel} />}
      </Tabs>
    );
  const part = tab === 'preview' ? 'content' : tab; // after the window became wide
  return (
    <Tabs label="Bereiche der Seite" tabs={tabs} value={part} onChange={onTab}>
      <EditorPanel part={part} {...panel} />
    </Tabs>
  );
}

interface EditorPanelProps extends Pick<EditorTabsProps, 'record' | 'editor' | 'isReadOnly' | 'hasList' | 'insertion'> {
  part: keyof typeof tabs;
}

const EditorPanel = ({ part, record, editor, isReadOnly, hasList, insertion }: EditorPanelProps) => (
  <div className={styles.panel}>
    {part === 'content' ? (
      <ContentPanel {...{ record, editor, isReadOnly, hasList, insertion }} />
    ) : (
      <SettingsPanel key={part} part={part} record={record} editor={editor} isReadOnly={isReadOnly} />
    )}
  </div>
);
