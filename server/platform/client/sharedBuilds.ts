/**
 * Stores the files of builds in a folder that all instances share. Pages that were opened before an update, or that another instance of
 * another version has rendered, find their files on every instance. There are the build of the last start and the one before it.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rendererFolder } from './builtClient';

const maxBuilds = 2;
/** Milliseconds after which a copy that was not finished is deleted. */
const copyTimeout = 60 * 60 * 1_000;

const temporaryPattern = /\.new$/;

/** Copies the files of this build into the shared folder, as the newest, and deletes those of old builds. */
export async function shareBuild(folder: string, shared: string): Promise<void> {
  const target = join(shared, basename(folder));
  await mkdir(shared, { recursive: true });
  if (!existsSync(target)) await copyBuild(folder, target);
  const now = new Date();
  await utimes(target, now, now);
  for (const old of sharedBuilds(shared).slice(maxBuilds)) await deleteBuild(old);
  for (const copy of listFolders(shared).filter(({ path, modifiedAt }) => temporaryPattern.test(path) && modifiedAt < +now - copyTimeout))
    await rm(copy.path, { recursive: true, force: true });
}

// A folder whose files are being deleted counts as changed now. Under its own name, another instance would keep it as the newest.
async function deleteBuild(folder: string): Promise<void> {
  const renamedFolder = temporaryFolder(folder);
  await rename(folder, renamedFolder).catch(() => {}); // another instance deletes it
  await rm(renamedFolder, { recursive: true, force: true });
}

/** Returns the folders of the shared builds, the newest first. */
export const sharedBuilds = (shared: string): string[] =>
  listFolders(shared).flatMap(({ path }) => (temporaryPattern.test(path) ? [] : [path]));

/** A name under which no instance finds the build. */
const temporaryFolder = (folder: string): string => `${folder}-${randomUUID()}.new`;

// Another instance may copy the same build. The first one renames its copy, so that a build is there with all its files or not at all.
async function copyBuild(folder: string, target: string): Promise<void> {
  const renderer = join(folder, rendererFolder);
  const copy = temporaryFolder(target);
  try {
    await cp(folder, copy, { recursive: true, filter: path => path !== renderer });
    await rename(copy, target);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

interface Folder {
  path: string;
  modifiedAt: number;
}

function listFolders(shared: string): Folder[] {
  if (!existsSync(shared)) return [];
  return readdirSync(shared)
    .flatMap((name): Folder[] => {
      const path = join(shared, name);
      const stats = statSync(path, { throwIfNoEntry: false }); // another instance may have deleted it
      return stats ? [{ path, modifiedAt: stats.mtimeMs }] : [];
    })
    .sort((a, b) => b.modifiedAt - a.modifiedAt);
}
