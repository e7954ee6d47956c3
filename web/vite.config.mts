/** How the client is built: everything under /build/, whose files never change once they are named. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/build/',
  plugins: [react()],
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
