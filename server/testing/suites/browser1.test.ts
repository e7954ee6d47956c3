import { runSuite } from './suite';

runSuite({ folder: 'web', pattern: /\.browser\.test\.ts$/, part: 1, parts: 2 });
