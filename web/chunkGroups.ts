/**
 * Groups the modules of the client into few chunks. Modules that the same pages of the shop load are one chunk, so that a page loads neither
 * many files nor the code of another page.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** The pages of the shop and their components, and what they load later. `main` is the entry, which all pages load. */
const pages = {
  main: ['index.html', 'main.tsx'],
  home: ['shop/page/home/HomePage.tsx'],
  store: ['shop/store/StoreLayout.tsx', 'shop/store/StorePage.tsx'],
  site: ['shop/page/SitePage.tsx'],
  checkout: ['shop/checkout/CheckoutPage.tsx'],
  status: ['shop/orderStatus/OrderStatusPage.tsx'],
  /** Loaded by a page after it is shown, each in one file. */
  consent: ['shop/consent/ConsentBanner.tsx'],
  socket: ['app/socket/createSocket.ts'],
};

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Returns the name of the chunk of each module, or null to leave it to the bundler. */
export function createChunkNames(root: string): (id: string, graph: ModuleGraph) => string | null {
  let chunkOf: Map<string, string> | undefined;
  return (id, graph) => (chunkOf ??= nameChunks(root, graph)).get(id) ?? null;
}

function nameChunks(root: string, graph: ModuleGraph): Map<string, string> {
  const pagesOf = new Map<string, string[]>();
  for (const [page, files] of Object.entries(pages))
    for (const id of staticImports(
      files.map(file => join(root, file)),
      graph,
    ))
      pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
  return new Map([...pagesOf].map(([id, names]) => [id, chunkName(id, names)]));
}

/** React and the other packages change less often than our own code. */
function chunkName(id: string, names: readonly string[]): string {
  if (names.includes('main')) return id.includes('node_modules') ? 'packages' : 'main';
  if (isForMost(names) || /\.(svg|module\.css)$/.test(id)) return 'main';
  // The checkout is displayed in the layout of its store, so it loads the chunk of the store anyway.
  return names.join() === 'store,checkout' ? 'store' : names.join('-');
}

/** What these have in common with other pages is loaded by all, because most visitors need it soon. */
const sharedByAll: readonly string[] = ['home', 'site', 'consent'];

/** What most visitors need soon is worth no file of its own. */
const isForMost = (names: readonly string[]): boolean =>
  names.length > 3 || (names.length > 1 && (names.some(name => sharedByAll.includes(name)) || names.join() === 'store,status'));

/** Adds the components of the pages to the manifest, in which a chunk of a group has only its own name. The server finds the files of a page by them. */
export const pagesInManifest = (root: string): Plugin => ({
  name: 'pages-in-manifest',
  apply: 'build',
  // Vite adds the manifest after the last hook that could still change it.
  writeBundle({ dir = '' }, bundle) {
    const path = join(dir, '.vite/manifest.json');
    if (!existsSync(path)) return;
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
    for (const page of Object.values(pages).flat()) {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, page)));
      const entry = Object.values(manifest).find(({ file }) => file === chunk?.fileName);
      if (entry) manifest[page] = entry;
    }
    writeFileSync(path, JSON.stringify(manifest));
  },
});

/** Returns these modules and everything that they import statically. */
function staticImports(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
