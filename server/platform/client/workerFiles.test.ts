import { workerFiles } from './workerFiles';

test('lists the shop with everything it loads, without staff tools, maps and the back office', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'], assets: ['assets/font.woff2'] },
    '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
    'shop/store/StorePage.tsx': { file: 'assets/StorePage.js', imports: ['_react.js', '_menu.js'] },
    '_menu.js': { file: 'assets/menu.js' },
    'shop/map/MapCanvas.tsx': { file: 'assets/MapCanvas.js' },
    'shop/shell/staff/StaffToolbarContent.tsx': { file: 'assets/StaffToolbarContent.js' },
    'office/routes.tsx': { file: 'assets/office.js' },
  };
  expect(workerFiles(manifest, '/build/').sort()).toEqual([
    '/build/assets/StorePage.js',
    '/build/assets/font.woff2',
    '/build/assets/index.css',
    '/build/assets/index.js',
    '/build/assets/menu.js',
    '/build/assets/react.js',
    '/build/index.html',
  ]);
});
