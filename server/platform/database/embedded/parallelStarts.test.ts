import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'parallel-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  const copy = join(folder, 'postgres', 'place'); // as root with a private folder the data is stored elsewhere
  for (const path of [...(existsSync(copy) ? [readFileSync(copy, 'utf8')] : []), folder]) rmSync(path, { recursive: true, force: true });
});

// Loads its modules, waits for a line, starts the database and stops it when its input ends.
const program = `
  const { startCluster } = require('./server/platform/database/embedded/cluster');
  process.stdin.once('data', () => startCluster(process.argv[1]).then(
    async cluster => {
      console.log('started');
      process.stdin.on('end', () => cluster.stop().then(() => process.exit(0)));
    },
    error => {
      console.log(error.message);
      process.exit(1);
    },
  ));
  console.log('ready');`;

interface Start {
  child: ChildProcess;
  /** Resolves with the next line of its output. */
  nextLine: () => Promise<string>;
}

function prepareStart(): Start {
  const child = spawn('node', ['--require', 'tsx/cjs', '-e', program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createLines(child);
  return { child, nextLine: lines };
}

function createLines(child: ChildProcess): () => Promise<string> {
  let text = '';
  child.stdout!.on('data', chunk => (text += String(chunk)));
  return async () => {
    while (!text.includes('\n')) await once(child.stdout!, 'data');
    const [line = '', ...rest] = text.split('\n');
    text = rest.join('\n');
    return line;
  };
}

async function startBoth(): Promise<Start> {
  const starts = [prepareStart(), prepareStart()];
  for (const { nextLine } of starts) expect(await nextLine()).toBe('ready');
  for (const { child } of starts) child.stdin!.write('start\n');
  const lines = await Promise.all(starts.map(({ nextLine }) => nextLine()));
  const winner = starts[lines.indexOf('started')];
  const message = lines.find(line => line !== 'started');
  if (!winner || !message) throw new Error(lines.join('\n'));
  expect(message).toBe(
    `Another process (${winner.child.pid}) uses the data in ${folder}. Stop it, or start with another folder: DATA_DIR=<folder> npm start`,
  );
  return winner;
}

test('lets one of two processes start on an empty folder, and one take over the data of a killed one', async () => {
  const killed = await startBoth();
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const winner = await startBoth();
  winner.child.stdin!.end();
  expect((await once(winner.child, 'exit'))[0]).toBe(0);
});
