/** How the client is built: everything under /build/, whose files never change once they are named. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inLetters } from './styles/letters';

const hover = ':hover';
const whereItHovers = '(hover: hover)';

export default defineConfig({
  root: import.meta.dirname,
  base: '/build/',
  plugins: [react()],
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
    target: 'es2022',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    // Packages mark their modules for compilers we do not use; the mark is rightly left out.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
