/** The code of a page, loaded when it is visited. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** The source file of the page's component from `web`, so that the server can name its chunks in the HTML. */
export interface PageHandle {
  file: string;
}

export const lazyPage = (file: string, load: () => Promise<ComponentType>) =>
  ({
    handle: { file } satisfies PageHandle,
    lazy: async () => ({ Component: await load() }),
  }) satisfies RouteObject;
