/** `npm run fuzz [seed] [calls]`: sends many random requests to REST and GraphQL; the seed repeats a run. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';

const [seed = String(randomInt(2 ** 31)), calls = '20000'] = process.argv.slice(2);

async function main(): Promise<void> {
  process.stdout.write(`Seed ${seed}, ${calls} requests\n`);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '--testPathPatterns', 'checks/fuzz'];
  const env = { ...process.env, FUZZ_SEED: seed, FUZZ_CALLS: calls };
  const [code] = (await once(spawn(process.execPath, jest, { stdio: 'inherit', env }), 'close')) as [number | null];
  process.exitCode = code ?? 1;
}

void main();
