/** Runs many test files in one suite, so that they load all modules once and share one app. */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSuite } from '../app/shared';

interface Suite {
  folder: 'schema' | 'server' | 'web';
  pattern: RegExp;
  /** Which part of the files the suite runs, and how many parts there are. */
  part: number;
  parts: number;
  /** Runs before each file and returns what undoes its changes. */
  isolate?: () => () => void;
}

/** Runs one part of the test files of a folder. */
export function runSuite({ folder, pattern, part, parts, isolate }: Suite): void {
  startSuite();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => pattern.test(file) && !/testing.suites/.test(file))
    .sort();
  for (const file of files.filter((_, index) => index % parts === part - 1)) {
    describe(file, () => {
      let restore: (() => void) | undefined;
      beforeAll(() => {
        restore = isolate?.();
      });
      loadTests(file);
      afterAll(() => {
        jest.restoreAllMocks();
        jest.useRealTimers();
        restore?.();
      });
    });
  }
  jest.setTimeout(300_000); // replaces what single files have set
}

// A file that cannot be loaded fails alone.
function loadTests(file: string): void {
  try {
    jest.requireActual(resolve(file));
  } catch (error) {
    test('loads', () => {
      throw error;
    });
  }
}
