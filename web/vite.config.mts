/** The build of the client. Files under /build/ have a content hash and never change. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type CSSOptions, type Plugin } from 'vite';
import { createChunkNames, pagesInManifest } from './chunkGroups';
import { emMediaQuery } from './hooks/emMediaQuery';

/**
 * Resolves graphql to the parts that clients need, except for the office's GraphQL explorer. The explorer needs the whole package, which the
 * shop would otherwise load too. All documents are compiled by the code generator, so the client needs neither the parser nor its `gql`.
 */
const noTag = '\0graphql-tag';
const tagExports = [
  'gql',
  'resetCaches',
  'disableFragmentWarnings',
  'enableExperimentalFragmentVariables',
  'disableExperimentalFragmentVariables',
];

const languageOnly: Plugin = {
  name: 'graphql-language-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name, importer = '') =>
    name === 'graphql' && /@apollo\/client|graphql-tag|^(?!.*node_modules)/.test(importer)
      ? join(import.meta.dirname, 'app/graphqlLanguage.ts')
      : name === 'graphql-tag'
        ? noTag
        : undefined,
  load: id => (id === noTag ? `export const ${tagExports.join(' = undefined, ')} = undefined;` : undefined),
};

const hover = ':hover';
const hoverQuery = '(hover: hover)';

const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'widths-in-em',
        AtRule: { media: rule => void (rule.params = emMediaQuery(rule.params)) },
      },
      {
        // Touch devices keep the hover style of the last tapped element.
        postcssPlugin: 'hover-only-on-hover-devices',
        Rule(rule, { AtRule }) {
          const hoverSelectors = rule.selectors.filter(selector => selector.includes(hover));
          if (!hoverSelectors.length || (rule.parent?.type === 'atrule' && rule.parent.params === hoverQuery)) return;
          rule.after(new AtRule({ name: 'media', params: hoverQuery, nodes: [rule.clone({ selectors: hoverSelectors })] }));
          if (hoverSelectors.length === rule.selectors.length) rule.remove();
          else rule.selectors = rule.selectors.filter(selector => !selector.includes(hover));
        },
      },
    ],
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/build/',
  plugins: [languageOnly, react(), pagesInManifest(import.meta.dirname)],
  // The renderer contains all packages, built for production as the client is.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  css,
  build: {
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox121'], // README lists newer browser features; they are polyfilled or not used.
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    manifest: !isSsrBuild,
    // Packages mark their modules for compilers this project does not use; dropping the mark is correct.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: isSsrBuild
        ? { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' }
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'pages', name: createChunkNames(import.meta.dirname) }],
            },
          },
    },
  },
}));
