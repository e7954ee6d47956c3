/** The state with which the server has rendered this page. */
import { stateElementId, type RenderedState } from '../../../schema/site/renderedPage';

let catalogueVersion = Infinity;

/** Returns undefined when the server has not rendered the page. */
export function readRenderedState(): RenderedState | undefined {
  const text = document.getElementById(stateElementId)?.textContent;
  if (!text) return undefined;
  const state = JSON.parse(text) as RenderedState;
  ({ catalogueVersion } = state);
  return state;
}

/** Returns the number of the last change of the catalogue before the page was rendered. Other pages read their data while they subscribe. */
export const renderedCatalogueVersion = (): number => catalogueVersion;
