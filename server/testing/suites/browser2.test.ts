import { runSuite } from './suite';

runSuite({ folder: 'web', pattern: /\.browser\.test\.ts$/, part: 2, parts: 2 });
