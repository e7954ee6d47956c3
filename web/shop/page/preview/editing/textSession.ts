/** Edits a plain text in its element on the page. The element belongs to React, so it is left as it was. */
import { createExternalChangeTracker } from '../../../../fields/inputs/externalChange';
import { normalizeLine, normalizeLines } from '../../../../../schema/fields/validation/characters';
import type { FieldOf } from '../../../../../schema/fields/field';
import { fittingText, lengthOfSelection, moveCaretToEnd, selectionIsIn, readText, withCaretRoom } from './elementText';
import { setAttributes } from '../setAttributes';
import styles from './editing.module.css';

export interface EditHandlers {
  onChange: (value: string | null) => void;
  /** `isFinished` if the person is done and stays at the element. */
  onEnd: (isFinished: boolean) => void;
}

const attributesFor = ({ label, multiline = false }: FieldOf<'text'>): Readonly<Record<string, string>> => ({
  role: 'textbox',
  'aria-label': label,
  'aria-multiline': String(multiline),
  spellcheck: 'true',
});

export class TextSession {
  private readonly renderedText: string;
  private readonly restoreAttributes: () => void;
  private readonly changes;
  private readonly listeners = new AbortController();
  private isComposing = false;
  /** A change by someone else that came during a composition. */
  private waiting: string | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly field: FieldOf<'text'>,
    value: string,
    private readonly handlers: EditHandlers,
  ) {
    this.renderedText = element.textContent;
    this.changes = createExternalChangeTracker(value);
    if (this.renderedText !== value) element.textContent = withCaretRoom(value); // an example, or an element with line breaks
    this.restoreAttributes = setAttributes(element, attributesFor(field));
    element.classList.add(styles.text!);
    element.contentEditable = 'true';
    if (supportsPlainText) element.contentEditable = 'plaintext-only';
    this.listen();
    element.focus();
    if (!selectionIsIn(element)) moveCaretToEnd(element);
  }

  /** Takes the value of the editor, which may be an older own one or a change by someone else. */
  update(value: string): void {
    if (!this.changes.isExternal(value)) return;
    if (this.isComposing) this.waiting = value;
    else this.replace(value);
  }

  /** Leaves the element as React has rendered it. */
  stop(): void {
    if (this.listeners.signal.aborted) return;
    this.listeners.abort();
    const { element } = this;
    this.restoreAttributes();
    element.removeAttribute('contenteditable');
    element.classList.remove(styles.text!);
    element.textContent = this.renderedText;
  }

  /** The element must be as before when React renders it with the new text. */
  private end(isFinished: boolean): void {
    if (this.listeners.signal.aborted) return;
    this.stop();
    this.handlers.onEnd(isFinished);
  }

  private listen(): void {
    const { signal } = this.listeners;
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      this.element.addEventListener(type, handle, { signal });
    on('beforeinput', event => this.limitInput(event));
    on('input', () => !this.isComposing && this.report());
    on('compositionstart', () => (this.isComposing = true));
    on('compositionend', () => this.endComposition());
    on('paste', event => {
      event.preventDefault();
      this.insert(event.clipboardData?.getData('text/plain') ?? '');
    });
    on('drop', event => event.preventDefault());
    on('keydown', event => this.handleKey(event));
    // React focuses the element again after it has moved its block.
    on('blur', () => queueMicrotask(() => (document.activeElement !== this.element || !document.hasFocus()) && this.end(false)));
  }

  private readonly normalize = (text: string): string => (this.field.multiline ? normalizeLines(text) : normalizeLine(text));

  private report(): void {
    const text = this.normalize(readText(this.element));
    this.changes.recordEdit(text);
    this.handlers.onChange(text || null);
  }

  /** As in the form, only the length of a single line is limited while typing. */
  private get room(): number {
    const { max, multiline } = this.field;
    if (multiline || max === undefined) return Infinity;
    return max - readText(this.element).length + lengthOfSelection(this.element);
  }

  private limitInput(event: InputEvent): void {
    const { data, inputType } = event;
    if (this.isComposing) return;
    if (inputType.startsWith('format')) return event.preventDefault();
    if (data === null || !inputType.startsWith('insert') || data.length <= this.room) return;
    event.preventDefault();
    this.insert(data);
  }

  private insert(text: string): void {
    const fitting = fittingText(this.normalize(text), this.room);
    // The only way to insert a text that the browser can undo.
    if (fitting) document.execCommand('insertText', false, fitting);
  }

  private endComposition(): void {
    this.isComposing = false;
    const text = readText(this.element);
    const { max, multiline } = this.field;
    if (!multiline && max !== undefined && text.length > max) this.replace(fittingText(text, max));
    this.report();
    if (this.waiting !== undefined) this.replace(this.waiting);
    this.waiting = undefined;
  }

  private replace(text: string): void {
    this.element.textContent = withCaretRoom(text);
    moveCaretToEnd(this.element);
  }

  private handleKey(event: KeyboardEvent): void {
    event.stopPropagation(); // the page has keys of its own
    if (event.isComposing) return;
    const isLineEnd = event.key === 'Enter' && (!this.field.multiline || event.ctrlKey || event.metaKey);
    if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || isLineEnd) this.end(true);
    else if (event.key === 'Enter') document.execCommand('insertLineBreak');
  }
}

/** Older browsers know only `true`; what they would format or paste is prevented. */
const supportsPlainText = ((): boolean => {
  try {
    document.createElement('p').contentEditable = 'plaintext-only';
    return true;
  } catch {
    return false;
  }
})();
