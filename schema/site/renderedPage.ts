/** What the server and the client's renderer agree on for pages that the server renders. */

export interface RenderRequest {
  url: string;
  /** Now, in milliseconds. */
  time: number;
  /** The number of the last change of the catalogue. */
  catalogueVersion: number;
  /** Executes a GraphQL query as an anonymous client. */
  execute: (query: object, variables: object) => Promise<object>;
}

/** What the browser needs to render the same as the server. */
export interface RenderedState {
  /** The data of the page, as the client caches it. */
  data: unknown;
  /** When the page was rendered, in milliseconds. */
  time: number;
  /** The number of the last change of the catalogue before that. */
  catalogueVersion: number;
  /** Whether the page was rendered for all paths that do not exist. */
  isNotFound?: boolean;
}

export interface RenderedPage {
  html: string;
  state: RenderedState;
  /** The data of the page for search engines (JSON-LD). */
  structuredData: readonly object[];
  /** The CSS of the theme. */
  theme: string;
  /** The source files of the page components, from `web`. */
  files: readonly string[];
}

export type RenderApp = (request: RenderRequest) => Promise<RenderedPage | undefined>;

/** The id of the element that contains the state as JSON. */
export const stateElementId = 'state';

/** Marks a stored page that may be outdated (G-148), because the client cannot read the headers of its page. */
export const markOutdated = (html: string): string => html.replace('<html', '<html data-outdated');

/** A path that is never a page, for rendering the 404 page. */
export const notFoundPath = '/404';

/** The name of the global function that ends the recording of early clicks and choices, and returns their elements. */
export const earlyClicksName = 'takeEarlyClicks';

/**
 * A script that records clicks, choices and sent forms until the client has loaded, so that none is lost on a slow device. It is in the
 * HTML, because it must run before anything can be clicked. Of a form it records the button: a click completes the part of the page first.
 */
export const earlyClicksScript = `(() => {
  const elements = [];
  const record = event => {
    const element = event.target.closest('button, summary');
    if (element && !(element.form && element.type === 'submit')) elements.push(element);
  };
  const recordChoice = ({ target }) => {
    if (target.matches('select, [type=radio], [type=checkbox]') && !elements.includes(target)) elements.push(target);
  };
  const recordForm = event => {
    event.preventDefault();
    if (event.submitter) elements.push(event.submitter);
  };
  addEventListener('click', record, true);
  addEventListener('change', recordChoice, true);
  addEventListener('submit', recordForm, true);
  window.${earlyClicksName} = () => {
    removeEventListener('click', record, true);
    removeEventListener('change', recordChoice, true);
    removeEventListener('submit', recordForm, true);
    return elements;
  };
})();`;
