/** Edits a rich text in the place of its element, with the styles of the page. Its toolbar is at the top of the preview. */
import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { FieldOf } from '../../../../../schema/fields/field';
import type { EditMessage } from '../../../../blocks/preview/previewMessages';
import { RichTextToolbar } from '../../../../fields/richText/RichTextToolbar';
import { TableTools } from '../../../../fields/richText/table/TableTools';
import { useRichText } from '../../../../fields/richText/useRichText';
import { Button } from '../../../../ui/actions/Button';
import styles from './RichTextEditing.module.css';
import type { EditHandlers } from './textSession';

interface Props extends EditHandlers {
  element: HTMLElement;
  field: FieldOf<'richText'>;
  value: string;
  point: EditMessage['point'];
}

const contentId = 'canvas-text';

export function RichTextEditing({ element, field, value, point, onChange, onEnd }: Props) {
  const place = useReplacement(element);
  const toolbar = useRef<HTMLDivElement>(null);
  const [attributes] = useState({ class: `${element.className} ${styles.text}`, 'aria-keyshortcuts': 'Alt+F10' });
  const editor = useRichText({ label: field.label, value: value || null, attributes, onChange });
  useStart(editor, point);
  useLeaving(place, toolbar, onEnd);
  const handleKey = (event: KeyboardEvent): void => {
    event.stopPropagation(); // the page has keys of its own
    if (event.key === 'Escape') onEnd(true);
    else if (event.key === 'F10' && event.altKey) toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <>
      {createPortal(<EditorContent id={contentId} editor={editor} className={styles.place} onKeyDown={handleKey} />, place)}
      {createPortal(
        <div ref={toolbar} data-canvas="" className={styles.tools} onKeyDown={handleKey}>
          <RichTextToolbar editor={editor} controls={contentId} />
          <TableTools editor={editor} />
          <Button size="small" onPress={() => onEnd(true)}>
            Fertig
          </Button>
        </div>,
        document.body,
      )}
    </>
  );
}

/** Returns an element that is on the page instead of this one. */
function useReplacement(element: HTMLElement): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    place.className = styles.place!;
    element.after(place);
    element.hidden = true;
    return () => {
      place.remove();
      element.hidden = false;
    };
  }, [element, place]);
  return place;
}

/** Puts the caret where the pointer was, or at the end. */
function useStart(editor: Editor, point: EditMessage['point']): void {
  const [start] = useState(point);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const position = start && editor.view.posAtCoords({ left: start.x, top: start.y })?.pos;
      editor.commands.focus(position ?? 'end');
    });
    return () => cancelAnimationFrame(frame);
  }, [editor, start]);
}

/** Ends when the focus goes elsewhere. */
function useLeaving(place: HTMLElement, toolbar: RefObject<HTMLElement | null>, onEnd: EditHandlers['onEnd']): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (place.contains(target) || toolbar.current?.contains(target) === true);
    const handleLeaving = ({ target }: FocusEvent): void => {
      if (!isInside(target)) return;
      // A button of the toolbar gives the focus back to the text.
      setTimeout(() => (!isInside(document.activeElement) || !document.hasFocus()) && end.current(false));
    };
    addEventListener('focusout', handleLeaving);
    return () => removeEventListener('focusout', handleLeaving);
  }, [place, toolbar]);
}
