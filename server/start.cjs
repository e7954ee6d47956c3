/** `npm start` and `npm run dev`: one process that reads TypeScript as it is. In plain JavaScript, so that an old Node can still say what is missing. */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This shop needs Node 20.19 or newer; here is ${process.versions.node}.`);
  process.exit(1);
}

// Libraries choose their build by this name when they are loaded, so it must stand before the first of them.
process.env.NODE_ENV ||= process.argv[2] ?? 'production';

require('tsx/cjs');
require('./main.ts');
