import '@testing-library/react'; // here, so that it removes the components of every file
import { runSuite } from './suite';
import { isolateWindow } from './isolateWindow';

runSuite({ folder: 'web', pattern: /(?<!\.browser)\.test\.tsx?$/, part: 2, parts: 2, isolate: isolateWindow });
