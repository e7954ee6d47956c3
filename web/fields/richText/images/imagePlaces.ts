/**
 * The places of a text where an image is to appear: its file is being uploaded, or it is on another site and was not pasted. The places
 * move with the text and are not part of its HTML.
 */
import type { Node as TextNode } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { dataUrlToFile, isOwnImage } from './imageSource';
import styles from './images.module.css';

interface ImagePlace {
  pos: number;
  /** The file for this place; null until the user selects one. */
  file: File | null;
}

type Places = readonly ImagePlace[];
type Change = (places: Places) => Places;

const key = new PluginKey<Places>('imagePlaces');

export const placesOf = (state: EditorState): Places => key.getState(state) ?? [];

const change = (tr: Transaction, changePlaces: Change): Transaction => tr.setMeta(key, changePlaces);

/** Puts files into the places without one, and the others at the caret. */
export function placeFiles({ state, dispatch }: EditorView, files: readonly File[]): void {
  dispatch(change(state.tr, places => fillPlaces(places, files, state.selection.to)));
}

function fillPlaces(places: Places, files: readonly File[], pos: number): Places {
  const rest = [...files];
  const filled = places.map(place => (place.file ? place : { ...place, file: rest.shift() ?? null }));
  return [...filled, ...rest.map(file => ({ pos, file }))];
}

/** Removes the place of a file, or with null all places without one. */
export function removePlaces({ state, dispatch }: EditorView, file: File | null): void {
  dispatch(change(state.tr, places => places.filter(place => place.file !== file)));
}

/** Inserts content at the place of its file. */
export function insertAtPlace({ state, dispatch }: EditorView, file: File, content: readonly TextNode[]): void {
  const place = placesOf(state).find(entry => entry.file === file);
  if (!place) return;
  const tr = change(state.tr, places => places.filter(entry => entry.file !== file));
  // The last first, at the same position. An image between two blocks gets a paragraph.
  for (const node of [...content].reverse()) tr.replaceRangeWith(place.pos, place.pos, node);
  dispatch(tr);
}

function sourcesOf({ doc }: EditorState): Set<unknown> {
  const sources = new Set<unknown>();
  doc.descendants(({ attrs: { src } }) => void sources.add(src));
  return sources;
}

/** Replaces pasted images that the page cannot show by places. Those that the text had before stay. */
function replaceForeignImages(previous: EditorState, { doc, tr }: EditorState): Transaction | null {
  const previousSources = sourcesOf(previous);
  const found: ImagePlace[] = [];
  doc.descendants((node, pos) => {
    const { src, alt } = node.attrs;
    if (node.type.name !== 'image' || isOwnImage(src) || previousSources.has(src)) return;
    found.push({ pos: tr.mapping.map(pos), file: dataUrlToFile(String(src), String(alt || 'Bild')) });
    tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize));
  });
  return found.length > 0 ? change(tr, places => [...places, ...found]) : null;
}

const isPasted = (tr: Transaction): boolean => tr.docChanged && ['paste', 'drop'].includes(String(tr.getMeta('uiEvent')));

function markPlace(file: File | null): HTMLElement {
  const mark = document.createElement('span');
  mark.className = styles.place!;
  mark.textContent = file ? file.name : 'Bild fehlt';
  return mark;
}

/** Returns the files of a paste or drop. Office programs add an image of the text, which is not wanted beside the text itself. */
function filesOf(data: DataTransfer | null): File[] {
  const html = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html');
  return html.body.textContent.trim() || html.querySelector('table') ? [] : [...(data?.files ?? [])];
}

function takeFiles(view: EditorView, data: DataTransfer | null, pos: number): boolean {
  const files = filesOf(data);
  const added = files.map(file => ({ pos, file }));
  if (added.length > 0) view.dispatch(change(view.state.tr, places => [...places, ...added]));
  return added.length > 0;
}

export const imagePlaces = new Plugin<Places>({
  key,
  state: {
    init: () => [],
    apply: (tr, places) => {
      const moved = places.map(place => ({ ...place, pos: tr.mapping.map(place.pos) }));
      const changePlaces: Change | undefined = tr.getMeta(key);
      return changePlaces ? changePlaces(moved) : tr.docChanged ? moved : places;
    },
  },
  appendTransaction: (transactions, previous, state) => (transactions.some(isPasted) ? replaceForeignImages(previous, state) : null),
  props: {
    decorations: state =>
      DecorationSet.create(
        state.doc,
        placesOf(state).map(({ pos, file }) => Decoration.widget(pos, () => markPlace(file), { side: 1, key: file?.name ?? 'missing' })),
      ),
    handlePaste: (view, { clipboardData }) => takeFiles(view, clipboardData, view.state.selection.to),
    handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, isMoved) =>
      !isMoved && takeFiles(view, dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos ?? view.state.selection.to),
  },
});
