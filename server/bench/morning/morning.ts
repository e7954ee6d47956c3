/**
 * Replays a morning: 200 orders arrive while two boards, a phone and a page of the office are in use, sound is blocked at first, a tablet
 * sleeps, the phone loses its network and the server restarts. Its argument is the number of minutes, 5 without one. Prints what staff would have missed.
 */
import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../testing/browser/chromium';
import { boardPath } from '../board/boardPage';
import { startBoardShop, type BoardShop } from '../board/boardShop';
import { printFigures, type Figures } from '../figures';
import { percentiles } from '../measure';
import { closeDevice, openDevice, readBoard, readRecord, resetSilence, sleep, waitForLive, wake, type Device } from './device';
import { confirmAll, work } from './staff';

const orders = 200;
const minutes = Number(process.argv[2] ?? 5);
const duration = minutes * 60_000;
/** Milliseconds of a tablet that sleeps, and of a network that is cut. */
const sleepTime = 40_000;
const cutTime = 20_000;

interface Devices {
  counter: Device;
  tablet: Device;
  phone: Device;
  office: Device;
}

interface CreatedOrder {
  id: string;
  placedAt: number;
}

async function openDevices(browser: Browser, shop: BoardShop): Promise<Devices> {
  const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
  return {
    counter: await openDevice(browser, shop, { name: 'counter', path: boardPath, viewport: { width: 1440, height: 900 } }),
    tablet: await openDevice(browser, shop, { name: 'tablet', path: boardPath, viewport: { width: 1180, height: 820 } }),
    phone: await openDevice(browser, shop, { name: 'phone', path: boardPath, ...phoneOptions }),
    office: await openDevice(browser, shop, { name: 'office', path: '/backend', viewport: { width: 1440, height: 900 } }),
  };
}

/** A customer whose order got no answer sends it again. */
async function placeOrders(shop: BoardShop): Promise<CreatedOrder[]> {
  const start = Date.now();
  const placed: Promise<CreatedOrder>[] = [];
  for (let index = 0; index < orders; index++) {
    await wait(Math.max(start + (index * duration) / orders - Date.now(), 0));
    placed.push(placeOrder(shop, index));
  }
  return Promise.all(placed);
}

async function placeOrder(shop: BoardShop, index: number): Promise<CreatedOrder> {
  for (;;) {
    const placedAt = Date.now();
    const id = await shop.placeOrder(`Morgen ${index}`).catch(() => null);
    if (id) return { id, placedAt };
    await wait(1_000);
  }
}

/** A fault that ended. Times are in milliseconds. */
interface Repair {
  from: number;
  repairedAt: number;
  /** When the device was live again. */
  liveAt: number;
}

interface Repairs {
  tablet: Repair;
  phone: Repair;
  server: Repair;
}

async function repair(device: Device, run: () => Promise<void>): Promise<Repair> {
  const from = Date.now();
  await run();
  const repairedAt = Date.now();
  await waitForLive(device);
  return { from, repairedAt, liveAt: Date.now() };
}

/** What happens while orders arrive. */
async function runFaults({ tablet, phone, counter }: Devices, shop: BoardShop): Promise<Repairs> {
  const letTabletSleep = async (): Promise<Repair> => {
    await wait(0.2 * duration);
    await sleep(tablet);
    await wait(sleepTime);
    return repair(tablet, () => wake(tablet));
  };
  const cutPhone = async (): Promise<Repair> => {
    await wait(0.4 * duration);
    phone.network.cut();
    await wait(cutTime);
    return repair(phone, async () => phone.network.repair());
  };
  const restartServer = async (): Promise<Repair> => {
    await wait(0.75 * duration);
    return repair(counter, shop.restart);
  };
  const [tabletRepair, phoneRepair, serverRepair] = await Promise.all([letTabletSleep(), cutPhone(), restartServer()]);
  return { tablet: tabletRepair, phone: phoneRepair, server: serverRepair };
}

/** One key or tap permits sound, as the notice on the page asks for. Returns how many devices rang before. */
async function permitSound(devices: readonly Device[]): Promise<number> {
  const records = await Promise.all(devices.map(readRecord));
  if (records.some(({ ringing, longestSilence }) => ringing === 0 && longestSilence === 0)) throw new Error('A page recorded no silence.');
  for (const { page } of devices) await page.keyboard.press('Shift');
  await wait(1_000);
  for (const device of devices) await resetSilence(device);
  return records.filter(({ ringing }) => ringing > 0).length;
}

/** How long orders took to the device, in milliseconds, but for those during the restart, and how many never came to it. */
async function readArrivals(device: Device, placed: readonly CreatedOrder[], restart: Repair) {
  const { shownAt } = await readRecord(device);
  const arrived = placed.filter(({ id }) => id in shownAt);
  const beside = arrived.filter(({ placedAt }) => placedAt < restart.from || placedAt > restart.liveAt);
  return { durations: beside.map(({ id, placedAt }) => shownAt[id]! - placedAt), missing: placed.length - arrived.length };
}

/** Waits until the boards show the same, at most for this time, and returns how many differ from the first. */
async function countDifferences(boards: readonly Device[]): Promise<number> {
  for (let seconds = 0; ; seconds++) {
    const [first, ...others] = await Promise.all(boards.map(async board => JSON.stringify(await readBoard(board))));
    const different = others.filter(other => other !== first).length;
    if (different === 0 || seconds === 30) return different;
    await wait(1_000);
  }
}

async function replay(devices: Devices, shop: BoardShop): Promise<Figures> {
  const { counter, tablet, phone } = devices;
  const all = Object.values(devices) as Device[];
  await placeOrder(shop, orders);
  await wait(2_000);
  const rangBefore = await permitSound(all);
  const staff = [work(counter, 'mouse'), work(tablet, 'keyboard'), work(phone, 'touch')];
  const [placed, repairs] = await Promise.all([placeOrders(shop), runFaults(devices, shop)]);
  for (const stop of staff) await stop();
  await wait(2_000);
  const silences = await Promise.all(all.map(async device => [device.name, (await readRecord(device)).longestSilence] as const));
  const { durations, missing } = await readArrivals(counter, placed, repairs.server);
  await confirmAll(counter);
  const differences = await countDifferences([counter, tablet, phone]);
  await wait(1_000);
  const stillRinging = (await Promise.all(all.map(readRecord))).filter(({ ringing }) => ringing > 0).length;
  return {
    'devices that rang while sound was blocked': { measured: rangBefore, wanted: 0 },
    ...Object.fromEntries(
      silences.map(([name, silence]) => [`${name}: longest silence while orders waited, ms`, { measured: silence, wanted: 1_000 }]),
    ),
    'orders that the counter never showed': { measured: missing, wanted: 0 },
    'order placed to shown, ms (p95)': { measured: percentiles(durations).p95, wanted: 1_000 },
    ...repairFigures(repairs),
    'boards that differ at the end': { measured: differences, wanted: 0 },
    'devices that ring although all is answered': { measured: stillRinging, wanted: 0 },
  };
}

const repairFigures = (repairs: Repairs): Figures =>
  Object.fromEntries(
    Object.entries(repairs).map(([name, { repairedAt, liveAt }]) => [
      `${name} repaired until live, ms`,
      { measured: liveAt - repairedAt, wanted: 10_000 },
    ]),
  );

export async function benchMorning(): Promise<void> {
  const shop = await startBoardShop();
  const { executablePath, env } = await findBrowser();
  const args = ['--no-sandbox', '--autoplay-policy=document-user-activation-required'];
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
  try {
    const devices = await openDevices(browser, shop);
    const figures = await replay(devices, shop);
    for (const device of Object.values(devices)) await closeDevice(device);
    printFigures(`A morning of ${minutes} minutes with ${orders} orders`, figures);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

if (require.main === module) void benchMorning();
