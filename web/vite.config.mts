/** The build of the client. Files under /build/ have a content hash and never change. */
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { emMediaQuery } from './hooks/emMediaQuery';

/**
 * Resolves graphql to its language module, except for the office's GraphQL explorer. The explorer needs the whole package, which the shop
 * would otherwise load too.
 */
const languageOnly: Plugin = {
  name: 'graphql-language-only',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name, importer = '') =>
    name === 'graphql' && /@apollo\/client|graphql-tag|^(?!.*node_modules)/.test(importer)
      ? createRequire(import.meta.url).resolve('graphql/language/index.mjs')
      : undefined,
};

const hover = ':hover';
const hoverQuery = '(hover: hover)';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/build/',
  plugins: [languageOnly, react()],
  // The renderer is one file with all packages, for production as the client.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  css: {
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
  },
  build: {
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox121'], // README lists newer browser features; they are polyfilled or not used.
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    manifest: !isSsrBuild,
    // Packages mark their modules for compilers this project does not use; dropping the mark is correct.
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      ...(isSsrBuild && { output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' } }),
    },
  },
}));
