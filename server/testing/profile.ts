/** Prints the slowest test files of a run, from the result that `jest --json --outputFile` writes. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface Assertion {
  ancestorTitles: string[];
  duration: number | null;
  startAt: number | null;
}

interface FileResult {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: Assertion[];
}

interface FileDuration {
  file: string;
  millis: number;
}

const defaultResult = '.data/test/result.json';
const printedFiles = 30;

/** A suite contains many test files: a file lasts from the end of the previous one to the end of its last test. */
function durationsOf({ name, startTime, endTime, assertionResults }: FileResult): FileDuration[] {
  const file = relative('.', name);
  if (!/testing.suites/.test(file)) return [{ file, millis: endTime - startTime }];
  const ends = new Map<string, number>();
  for (const { ancestorTitles, startAt, duration } of assertionResults)
    if (startAt !== null) ends.set(ancestorTitles[0]!, startAt + (duration ?? 0));
  let previousEnd = startTime;
  return [...ends].map(([testFile, end]) => {
    const millis = end - previousEnd;
    previousEnd = end;
    return { file: testFile, millis };
  });
}

function printProfile(path: string): void {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as { testResults: FileResult[] };
  const durations = testResults.flatMap(durationsOf).sort((a, b) => b.millis - a.millis);
  const seconds = (millis: number): string => (millis / 1_000).toFixed(1).padStart(7);
  for (const { file, millis } of durations.slice(0, printedFiles)) process.stdout.write(`${seconds(millis)} s  ${file}\n`);
  const total = durations.reduce((sum, { millis }) => sum + millis, 0);
  process.stdout.write(`${seconds(total)} s  ${durations.length} files\n`);
}

printProfile(process.argv[2] ?? defaultResult);
