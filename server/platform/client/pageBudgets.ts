/** A build fails when the first load of a page outgrows its budget. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles, readManifest } from './builtClient';

interface Size {
  files: number;
  /** Bytes, compressed with Brotli. */
  bytes: number;
}

export interface PageBudget {
  /** The source files of the components, from `web`. */
  components: readonly string[];
  scripts: Size;
  styles: Size;
}

/**
 * What the pages load today and a little more, because other names of files alone change the compressed size by some hundred bytes. Lower a
 * budget when its page gets smaller.
 */
const budgets: Readonly<Record<string, PageBudget>> = {
  home: {
    components: ['shop/page/home/HomePage.tsx'],
    scripts: { files: 4, bytes: 219_000 },
    styles: { files: 1, bytes: 20_000 },
  },
  store: {
    components: ['shop/store/StoreLayout.tsx', 'shop/store/StorePage.tsx'],
    scripts: { files: 5, bytes: 237_000 },
    styles: { files: 1, bytes: 20_000 },
  },
};

/** Throws when a page of this compressed build is larger than its budget. */
export function checkBudgets(root: string, budgetsOfPages = budgets): void {
  const manifest = readManifest(root);
  const problems = Object.entries(budgetsOfPages).flatMap(([page, { components, ...budget }]) => {
    const missing = components.filter(component => !manifest[component]);
    if (missing.length > 0) return [`The build does not say which files the page "${page}" loads for ${missing.join(', ')}.`];
    const files = pageFiles(manifest, ['index.html', ...components]);
    return (['scripts', 'styles'] as const).flatMap(kind => {
      const size = sizeOf(root, files[kind]);
      const isTooLarge = size.files > budget[kind].files || size.bytes > budget[kind].bytes;
      return isTooLarge ? [`The page "${page}" loads ${kind} of ${describe(size)}; its budget is ${describe(budget[kind])}.`] : [];
    });
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const sizeOf = (root: string, files: readonly string[]): Size => ({
  files: files.length,
  bytes: files.reduce((sum, file) => sum + compressedBytes(join(root, file)), 0),
});

// Small files have no compressed copy.
const compressedBytes = (path: string): number => (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;

const describe = ({ files, bytes }: Size): string => `${bytes} bytes in ${files} files`;
