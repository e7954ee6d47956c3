/** Edits a plain text in its element. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FieldOf } from '../../../../../schema/fields/field';
import { TextSession, type EditHandlers } from './textSession';

interface Props extends EditHandlers {
  element: HTMLElement;
  field: FieldOf<'text'>;
  /** The value in the editor. */
  value: string;
}

export function TextEditing({ element, field, value, onChange, onEnd }: Props): null {
  const session = useRef<TextSession>(null);
  const latest = useRef({ value, onChange, onEnd });
  useEffect(() => {
    latest.current = { value, onChange, onEnd };
    session.current?.update(value);
  });
  useLayoutEffect(() => {
    const started = new TextSession(element, field, latest.current.value, {
      onChange: text => latest.current.onChange(text),
      onEnd: isFinished => latest.current.onEnd(isFinished),
    });
    session.current = started;
    return () => {
      session.current = null;
      started.stop();
    };
  }, [element, field]);
  return null;
}
