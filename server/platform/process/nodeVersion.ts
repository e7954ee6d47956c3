/** Checks the Node version and sets NODE_ENV. It must be imported first, because libraries choose their build by NODE_ENV. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This shop needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

process.env.NODE_ENV ||= process.argv[2] === 'development' ? 'development' : 'production';
