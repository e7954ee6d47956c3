/** What staff does at its device, again and again: answers new orders, starts later ones, makes them ready, hands them over, undoes a step. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Device } from './device';

/** The way in which the device is used. */
type Input = 'mouse' | 'keyboard' | 'touch';

/** Milliseconds between two steps of a person. */
const pause = 1_200;
/** A card can move away before its button is pressed: the next step takes another one. */
const timeout = 3_000;

const press: { readonly [I in Input]: (button: Locator, key: string) => Promise<void> } = {
  mouse: button => button.click({ timeout }),
  touch: button => button.tap({ timeout }),
  keyboard: (button, key) => button.locator('xpath=ancestor::article').press(key, { timeout }),
};

const confirm = cardStep('Bestätigen', 'b');
const makeReady = cardStep('Abholbereit', 'a');
const complete = cardStep('Fertig', 'f');
const steps = [confirm, confirm, startLater, confirm, makeReady, confirm, complete, confirm, undo];

/** Returns a function that waits for the step that runs, and ends the work. */
export function work(device: Device, input: Input): () => Promise<void> {
  let isWorking = true;
  const loop = async (): Promise<void> => {
    for (let index = 0; isWorking; index++) {
      const isDone = await steps[index % steps.length]!(device.page, input).catch(() => false);
      await wait(isDone ? pause : 100);
    }
  };
  const ended = loop();
  return async () => {
    isWorking = false;
    await ended;
  };
}

/** Confirms what still waits, until nothing does. */
export async function confirmAll({ page }: Device): Promise<void> {
  while ((await page.title()).startsWith('(')) await confirm(page, 'mouse').catch(() => false);
}

function cardStep(label: string, key: string) {
  return async (page: Page, input: Input): Promise<boolean> => {
    const button = page.getByRole('article').getByRole('button', { name: label, exact: false }).first();
    if (!(await button.isVisible())) return false;
    await press[input](button, key);
    return true;
  };
}

async function startLater(page: Page, input: Input): Promise<boolean> {
  const later = page.getByRole('region', { name: 'Später' });
  const toggle = later.getByRole('button', { expanded: false });
  if (await toggle.isVisible()) await toggle.click({ timeout });
  const button = later.getByRole('button', { name: /jetzt starten$/ }).first();
  if (!(await button.isVisible())) return false;
  if (input === 'keyboard') await button.press('Enter', { timeout });
  else await press[input](button, '');
  return true;
}

async function undo(page: Page, input: Input): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Rückgängig', exact: true }).first();
  if (!(await button.isVisible())) return false;
  if (input === 'keyboard') await button.press('Enter', { timeout });
  else await press[input](button, '');
  return true;
}
