/** The state with which the server has rendered this page. */
import { stateElementId, type RenderedState } from '../../../schema/site/renderedPage';

/** Returns undefined when the server has not rendered the page. */
export function readRenderedState(): RenderedState | undefined {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}
