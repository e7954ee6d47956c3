import { runSuite } from './suite';

runSuite({ folder: 'schema', pattern: /\.test\.ts$/, part: 2, parts: 2 });
