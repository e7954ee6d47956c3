import { runSuite } from './suite';

runSuite({ folder: 'server', pattern: /\.test\.ts$/, part: 1, parts: 2 });
