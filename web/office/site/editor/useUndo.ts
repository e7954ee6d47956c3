/** Undoes and redoes steps, shows what they changed in its tab, and says it. */
import { useEffect, useState, type KeyboardEvent } from 'react';
import { findBlockById } from '../../../../schema/blocks/operations/blockOperation';
import { isTyping } from '../../../ui/actions/isTyping';
import { useToast } from '../../../ui/overlays/Toasts';
import { isPropertyChange, type Step } from '../blocks/blockHistory';
import type { EditorTab } from './EditorTabs';
import { partOf } from './properties/propertyFields';
import { applyStep, nextStep } from './saving/pageSteps';
import { stepLabel } from './stepLabel';
import type { SiteEditor } from './useSiteEditor';

/** A frame around the field that fades. */
const highlight = {
  outline: ['3px solid var(--focus)', '3px solid var(--focus)', '3px solid transparent'],
  outlineOffset: ['4px', '4px', '4px'],
};

const doneTexts = { undo: 'Rückgängig gemacht', redo: 'Wiederholt' } as const;

export type Undo = (name: keyof typeof doneTexts) => void;

interface View {
  tab: EditorTab;
  setTab: (tab: EditorTab) => void;
  /** Moves the focus to the header of the open block. */
  focusHeader: () => void;
}

export function useUndo({ history, properties, edit }: Pick<SiteEditor, 'history' | 'properties' | 'edit'>, view: View) {
  const toast = useToast();
  const [changed, setChanged] = useState<{ step: Step }>();
  useEffect(() => {
    if (changed) showStep(changed.step, view.focusHeader);
  }, [changed, view.focusHeader]);
  const openStep = (step: Step): void => {
    if (isPropertyChange(step)) return view.setTab(partOf(step.name));
    if (view.tab !== 'preview') view.setTab('content'); // the preview has the blocks too
    const change = step.find(operation => operation.do === 'set' && operation.field !== 'isHidden');
    if (change?.do === 'set' && findBlockById(history.blocks, change.id)) edit({ do: 'open', id: change.id });
  };
  const undo: Undo = name => {
    const step = nextStep(history, { do: name });
    if (!step) return;
    const next = applyStep({ history, properties }, { do: name });
    const isSame = next.properties === properties && next.history.blocks === history.blocks; // another editor has changed it since
    edit({ do: name });
    openStep(step);
    setChanged({ step });
    toast(`${isSame ? 'Unverändert' : doneTexts[name]}: ${stepLabel(step, history.blocks)}.`);
  };
  return { undo, handleKey: (event: KeyboardEvent) => handleUndoKeys(event, undo) };
}

/** Shows the changed field. The focus stays where it is, except when its place is gone with another tab. */
function showStep(step: Step, focusHeader: () => void): void {
  const isLost = document.activeElement === document.body;
  if (!isPropertyChange(step)) return isLost ? focusHeader() : undefined;
  const control = document.getElementById(`record-${step.name}`);
  const field = control?.closest<HTMLElement>(`div:has(label[for="record-${step.name}"])`) ?? control; // a group has no label
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  field.animate(highlight, { duration: 2_000 });
  if (!isLost) return;
  field.tabIndex = -1; // inside a control, the keys for undo are those of the browser
  field.focus();
}

// Inside a text field the browser has its own undo.
function handleUndoKeys(event: KeyboardEvent, undo: Undo): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || isTyping(event) || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  undo(key === 'y' || event.shiftKey ? 'redo' : 'undo');
}
