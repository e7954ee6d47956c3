import { runSuite } from './suite';

runSuite({ folder: 'schema', pattern: /\.test\.ts$/, part: 1, parts: 2 });
