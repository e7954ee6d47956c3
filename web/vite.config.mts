/** How the client is built: everything under /build/, whose files never change once they are named. */
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Who asks questions needs only the language of GraphQL; the explorer of the office needs the whole package, and asks for it in a way
 * that cannot be taken apart. Under one name the shop would fetch both.
 */
const languageAlone: Plugin = {
  name: 'graphql-language-alone',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name, importer = '') =>
    name === 'graphql' && /@apollo\/client|graphql-tag|^(?!.*node_modules)/.test(importer)
      ? createRequire(import.meta.url).resolve('graphql/language/index.mjs')
      : undefined,
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/build/',
  plugins: [languageAlone, react()],
  build: {
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox121'], // README: what is younger than these is written out or done without
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    // Packages mark their modules for compilers we do not use; the mark is rightly left out.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
