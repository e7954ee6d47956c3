/**
 * Gives each open overlay an entry in the history, so that going back closes the last one and stays on the page (G-138). The entries
 * belong to the current entry of the router, which does not see them.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { DataRouter } from 'react-router';

interface Layer {
  /** The number of its entries: one for a dialog, and one for each step inside. */
  count: number;
  onBack: () => void;
}

/** Closing waits so long that a pressed link inside the overlay navigates first; going back would undo that. */
const closeDelay = 100;
/** After this time a traversal has failed, as at the start of the history. A second one before that, on a busy device, would leave the page. */
const maxTraversal = 5_000;

/** The open overlays, the last one on top. */
const layers: Layer[] = [];
/** Whether overlays have entries on this page. */
let hasEntries = false;
/** The key of the router's entry, also while its page is not rendered yet. */
let pageKey = '';
/** The key of the entry whose page is rendered. */
let renderedKey = '';
/** Whether the router loads the next page. */
let isLoading = false;
let traversal: ReturnType<typeof setTimeout> | undefined;
/** The key of the entry on which the running traversal started. */
let startKey = '';
/** How many overlays have entries once the running traversal has arrived; undefined when it leaves the page. */
let expectedCount: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

interface State {
  readonly key?: string;
  readonly overlays?: number;
}

const currentState = (): State => (history.state as State | null) ?? {};
/** The first entry of a document has no key; the router calls it so. */
const keyOf = ({ key = 'default' }: State): string => key;
const openCount = (): number => layers.reduce((sum, { count }) => sum + count, 0);
const isClosing = (): boolean => openCount() < (currentState().overlays ?? 0);

function schedule(): void {
  if (!hasEntries) return;
  cancel();
  timer = setTimeout(update, isClosing() ? closeDelay : 0);
  if (isClosing()) addEventListener('beforeunload', cancel); // going back would stop the loading of another page
}

function cancel(): void {
  clearTimeout(timer);
  removeEventListener('beforeunload', cancel);
}

/** Adds or removes entries until each open overlay has its own. */
function update(): void {
  cancel();
  if (!hasEntries || isLoading || renderedKey !== pageKey || traversal) return;
  const state = currentState();
  const depth = state.overlays ?? 0;
  const count = openCount();
  for (let overlays = depth + 1; overlays <= count; overlays += 1) history.pushState({ ...state, overlays }, '');
  if (count >= depth) return;
  expectTraversal();
  expectedCount = count;
  history.go(count - depth);
}

/** Announces that the page navigates back by itself. Until it has arrived, no entry is added. */
export function expectTraversal(): void {
  startKey = pageKey;
  waitForTraversal();
}

function waitForTraversal(): void {
  clearTimeout(traversal);
  traversal = setTimeout(endTraversal, maxTraversal);
}

function endTraversal(): void {
  clearTimeout(traversal);
  traversal = undefined;
  expectedCount = undefined;
  schedule();
}

/** Must be called before the router is created: listeners are called in the order of their registration. */
export const listenForBack = (): void => addEventListener('popstate', handlePop);

/**
 * Follows the router itself, because a busy device renders its state later. Until then, going back would not leave the next page, or would
 * leave it before it is shown.
 */
export function followRouter({ state, subscribe }: Pick<DataRouter, 'state' | 'subscribe'>): void {
  const follow = ({ location, navigation }: Pick<DataRouter['state'], 'location' | 'navigation'>): void => {
    pageKey = location.key;
    isLoading = navigation.state !== 'idle';
    schedule();
  };
  follow(state);
  subscribe(follow);
}

function handlePop(event: PopStateEvent): void {
  const state = (event.state as State | null) ?? {};
  const isOnPage = keyOf(state) === pageKey;
  if (!isOnPage && traversal && pageKey !== startKey) return returnToPage(event);
  if (hasEntries && isOnPage) {
    event.stopImmediatePropagation(); // the router would render the page again
    closeLast((expectedCount ?? openCount()) - (state.overlays ?? 0)); // an overlay that has opened since stays open
  }
  endTraversal();
}

/** The router opened another page while the browser went back. That page is one of the entries that follow. */
function returnToPage(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  waitForTraversal();
  expectedCount = 0;
  history.forward();
}

function closeLast(count: number): void {
  let left = count;
  for (const layer of [...layers].reverse()) for (let index = 0; index < layer.count && left > 0; index += 1, left -= 1) layer.onBack();
}

/** Gives overlays entries while the page is mounted. `entryKey` changes with each entry of the router. */
export function useBackEntries(entryKey: string): void {
  useEffect(() => {
    hasEntries = true;
    return () => void (hasEntries = false);
  }, []);
  useEffect(() => {
    renderedKey = entryKey;
    schedule();
  }, [entryKey]);
}

/** Gives an overlay as many entries before it is shown. `onBack` closes the last one. */
export function useBack(count: number, onBack: () => void): void {
  const handleBack = useEffectEvent(onBack);
  const layer = useRef<Layer>(null);
  useLayoutEffect(() => {
    const added: Layer = { count: 0, onBack: () => handleBack() };
    layers.push(added);
    layer.current = added;
    return () => {
      layers.splice(layers.indexOf(added), 1);
      schedule();
    };
  }, []);
  useLayoutEffect(() => {
    layer.current!.count = count;
    if (isClosing()) schedule();
    else update();
  }, [count]);
}
