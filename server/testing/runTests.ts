/** Runs all checks: jest, and beside it types, lint and format one after another. Arguments go to jest. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';

interface Check {
  name: string;
  command: string[];
}

interface CheckResult {
  name: string;
  code: number;
  seconds: number;
  output: string;
}

const checks: Check[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
];

/** Runs a command to its end. The output of jest appears at once, that of a check when it ends. */
async function run({ name, command: [file, ...args] }: Check, stdio: 'inherit' | 'pipe'): Promise<CheckResult> {
  const start = performance.now();
  const child = spawn(file!, args, { stdio: ['ignore', stdio, stdio], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { name, code: code ?? 1, seconds: Math.round((performance.now() - start) / 1_000), output };
}

const summary = ({ name, code, seconds }: CheckResult): string => `${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`;

async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await run(check, 'pipe');
    results.push(result);
    if (result.code !== 0) console.error(`\n${summary(result)}\n${result.output}`);
  }
  return results;
}

/** The result is kept for `npm run test:profile`, unless the arguments name another file. */
function jestCommand(args: readonly string[]): string[] {
  const command = ['node', 'node_modules/jest/bin/jest.js', ...args];
  if (args.some(arg => arg.startsWith('--outputFile'))) return command;
  mkdirSync('.data/test', { recursive: true });
  return [...command, '--json', '--outputFile=.data/test/result.json'];
}

async function runAll(): Promise<void> {
  const jest = { name: 'tests', command: jestCommand(process.argv.slice(2)) };
  const [jestResult, results] = await Promise.all([run(jest, 'inherit'), runChecks()]);
  const all = [...results, jestResult];
  console.error(`\n${all.map(summary).join('\n')}`);
  process.exitCode = all.some(({ code }) => code !== 0) ? 1 : 0;
}

void runAll();
