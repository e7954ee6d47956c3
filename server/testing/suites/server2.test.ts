import { runSuite } from './suite';

runSuite({ folder: 'server', pattern: /\.test\.ts$/, part: 2, parts: 2 });
