import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { openCluster, startCluster, type Cluster } from '../../platform/database/embedded/cluster';
import { migrate } from '../database';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'command-'));
const [dataFolder, restoredFolder, backup] = ['shop', 'restored', 'backup'].map(name => join(folder, name)) as [string, string, string];
const clusters: Cluster[] = [];
const names = 'select username from "user"';

// The database of a running shop: this process owns its folder.
beforeAll(async () => {
  const cluster = await startCluster(join(dataFolder, 'database'));
  clusters.push(cluster);
  await migrate(cluster.url);
  const columns = `username, email, "firstName", "lastName", roles, "isActive", "isLocked"`;
  await query(cluster, `insert into "user" (${columns}) values ('resi', 'resi@example.com', 'Resi', 'R', '{ROLE_ADMIN}', true, false)`);
});
afterAll(async () => {
  for (const cluster of clusters) {
    await cluster.stop();
    rmSync(dirname(cluster.folder), { recursive: true, force: true }); // as root with a private folder the data is stored elsewhere
  }
  rmSync(folder, { recursive: true, force: true });
});

async function query(cluster: Cluster, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs the command as `npm run` does, and returns its exit code and output. */
async function run(dataDir: string, ...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const child = spawn('node', ['--require', 'tsx/cjs', 'server/app/backup/command.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, output, errors: errors.trim() };
}

test('says how to use it', async () => {
  const usage = 'npm run backup -- <new folder>, npm run restore -- <folder of a backup>';
  expect(await run(dataFolder, 'backup')).toEqual({ code: 1, output: '', errors: usage });
});

test('backs up a running shop, which goes on, and restores it into a new folder', async () => {
  const backedUp = await run(dataFolder, 'backup', backup);
  expect(backedUp).toMatchObject({ code: 0, errors: '' });
  expect(backedUp.output).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z, version \S+: \d+ tables, \d+ rows, 0 files; \d+ ms\n$/);
  expect(await query(clusters[0]!, names)).toEqual([{ username: 'resi' }]);

  const restored = await run(restoredFolder, 'restore', backup);
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output.replace(/\d+ ms/, '')).toBe(backedUp.output.replace(/\d+ ms/, ''));
  const cluster = await openCluster(join(restoredFolder, 'database')); // the command has stopped it
  clusters.push(cluster);
  expect(await query(cluster, names)).toEqual([{ username: 'resi' }]);
});

test('ends with an error that says what to do', async () => {
  expect(await run(dataFolder, 'restore', backup)).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The database is not empty\. Restore into a new one: [^\n]+$/),
  });
  expect(await run(dataFolder, 'backup', backup)).toMatchObject({ code: 1, errors: expect.stringMatching(/^[^\n]+exists already[^\n]*$/) });
  expect(await run(dataFolder, 'restore', join(folder, 'missing'))).toMatchObject({
    code: 1,
    errors: `There is no backup in ${join(folder, 'missing')}.`,
  });
});
