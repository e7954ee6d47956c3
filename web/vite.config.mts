/** How the client is built: everything under /build/, whose files never change once they are named. */
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inLetters } from './hooks/emMediaQuery';

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

const hover = ':hover';
const whereItHovers = '(hover: hover)';

export default defineConfig({
  root: import.meta.dirname,
  base: '/build/',
  plugins: [languageAlone, react()],
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'widths-in-letters',
          AtRule: { media: rule => void (rule.params = inLetters(rule.params)) },
        },
        {
          // Under a finger, what was tapped last would go on looking hovered.
          postcssPlugin: 'hover-where-it-hovers',
          Rule(rule, { AtRule }) {
            const hovered = rule.selectors.filter(selector => selector.includes(hover));
            if (!hovered.length || (rule.parent?.type === 'atrule' && rule.parent.params === whereItHovers)) return;
            rule.after(new AtRule({ name: 'media', params: whereItHovers, nodes: [rule.clone({ selectors: hovered })] }));
            if (hovered.length === rule.selectors.length) rule.remove();
            else rule.selectors = rule.selectors.filter(selector => !selector.includes(hover));
          },
        },
      ],
    },
  },
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
