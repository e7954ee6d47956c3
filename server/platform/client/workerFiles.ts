/** The files that the service worker stores when it is installed: the shop with all its pages, without staff tools and maps. */
import type { ClientManifest } from './builtClient';

const entry = 'index.html';
const shopPages = /^shop\/(?!map\/|shell\/staff\/)/;

/** Returns the URLs below the base path. */
export function workerFiles(manifest: ClientManifest, buildPath: string): string[] {
  const files = new Set([entry]);
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  };
  [entry, ...Object.keys(manifest).filter(name => shopPages.test(name))].forEach(add);
  return [...files].map(file => buildPath + file);
}
