/** A built client: the template of its pages, their renderer, and the files that they load. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import type { RenderApp } from '../../../schema/site/renderedPage';

/** The base path of built files, part of their URLs in index.html. */
export const buildPath = '/build/';

/** The file of the service worker. Its URL never changes, so it has no hash. */
export const workerFile = 'service-worker.js';

/** The folder of a build with the renderer of its pages. */
export const rendererFolder = 'renderer';

/** A built client on the disk. */
export interface Build {
  root: string;
  /** The files that browsers may load. */
  files: ReadonlySet<string>;
}

export interface PageTemplate {
  /** The page without content. */
  html: string;
  /** Renders the content of a page; undefined in a build without a renderer. */
  renderApp?: RenderApp;
  /** Returns the elements of the head that load the files of these page components early. */
  preloadTags: (sources: readonly string[]) => string[];
}

export function readBuild(folder: string): Build {
  const root = resolve(folder);
  return { root, files: new Set(listFiles(root).filter(file => !file.startsWith(`${rendererFolder}/`))) };
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

export function readTemplate({ root }: Build): PageTemplate {
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const renderer = join(root, rendererFolder, 'renderApp.cjs');
  const manifest = readManifest(root);
  const tags = new Map<string, string[]>();
  return {
    html,
    ...(existsSync(renderer) && { renderApp: (createRequire(renderer)(renderer) as { renderApp: RenderApp }).renderApp }),
    preloadTags(sources) {
      const key = sources.join();
      const known = tags.get(key) ?? createTags(manifest, sources).filter(tag => !html.includes(hrefOf(tag)));
      tags.set(key, known);
      return known;
    },
  };
}

/** A chunk of the build. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** The chunks of a build by their source files. */
export type ClientManifest = Readonly<Record<string, Chunk>>;

/** Reads the manifest that vite writes. */
export function readManifest(root: string): ClientManifest {
  const path = join(root, '.vite/manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ClientManifest) : {};
}

interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns the files of these page components and of everything that they import statically. */
export function pageFiles(manifest: ClientManifest, sources: readonly string[]): PageFiles {
  const chunks = new Set<Chunk>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return {
    scripts: [...new Set([...chunks].map(({ file }) => file))],
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))],
  };
}

// Fonts are not among them: on a slow network they delayed the largest paint by a fifth. Until they arrive, fitted fonts of the device are used.
function createTags(manifest: ClientManifest, sources: readonly string[]): string[] {
  const { styles, scripts } = pageFiles(manifest, sources);
  return [
    ...styles.map(file => `<link rel="stylesheet" crossorigin href="${buildPath}${file}">`),
    ...scripts.map(file => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${buildPath}${file}">`),
  ];
}

const hrefOf = (tag: string): string => /href="[^"]*"/.exec(tag)![0];
