import type { Page } from 'playwright-core';
import { expectAccessible, shows, signInOn, useBrowser, viewports } from '../../server/testing/browser/browser';
import { customersOf } from '../../server/testing/browser/checkoutSteps';

const browser = useBrowser();
const { house, open } = browser;
const { atCheckout, placed } = customersOf(browser);
type Viewport = keyof typeof viewports;
const widths = Object.keys(viewports) as Viewport[];

const monday = '2026-11-16T09:00:00Z';
beforeEach(() => browser.setClock(monday));

const take = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Every screen of the shop and how a visitor gets there. */
const screens: Record<string, (viewport: Viewport) => Promise<Page>> = {
  'the overview': async viewport => {
    const page = await open('/', viewport);
    await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
    return page;
  },
  'the bag': async viewport => {
    const page = await open('/store/linz', viewport);
    await take(page, 'Handsemmel');
    if (viewport !== 'desktop') await page.getByRole('button', { name: /^1 Produkt im/ }).click();
    return page;
  },
  'the configurator': async viewport => {
    const page = await open('/store/linz', viewport);
    await page.getByRole('button', { name: 'Hollerlaib auswählen' }).click();
    await page.getByRole('heading', { name: 'Zusammenstellen' }).waitFor();
    return page;
  },
  'the details of a product': async viewport => {
    const page = await open('/store/linz', viewport);
    await page.getByRole('button', { name: /^Allergene: .*Handsemmel/ }).click();
    await page.getByRole('dialog', { name: 'Handsemmel' }).waitFor();
    return page;
  },
  'the time picker': async viewport => {
    const page = await atCheckout({ viewport });
    await page.getByRole('button', { name: /^Uhrzeit/ }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  },
  'a delivery with everything wrong': async viewport => {
    const page = await atCheckout({ viewport, method: 'Lieferung', rolls: 40 });
    await page.getByRole('button', { name: /abschicken$/ }).click();
    await page.getByRole('group', { name: /fehlen noch/ }).waitFor();
    return page;
  },
  'a legal text': viewport => open('/site/imprint', viewport),
  'a page that is not there': viewport => open('/nirgends', viewport),
  'the login': async viewport => {
    const page = await open('/backend/login', viewport);
    await page.getByRole('textbox', { name: 'Passwort' }).waitFor();
    return page;
  },
};

/** What is looked at where the rest of the page is large and tried elsewhere. */
const part: Record<string, string> = { 'the bag': '#bag' };

/** What can be pressed and is smaller than a finger. Links within a sentence may be, and so may an address for who points with a mouse. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isNarrow = innerWidth < 720;
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const sizes = (element: HTMLInputElement): [number, number][] => [
      ...[element, ...(/checkbox|radio/.test(element.type) ? (element.labels ?? []) : [])].map(part => {
        const { width, height } = part.getBoundingClientRect();
        return [width, height] as [number, number];
      }),
      ...['::before', '::after'].map(part => {
        const { position, width, height } = getComputedStyle(element, part);
        return (position === 'absolute' ? [parseFloat(width) || 0, parseFloat(height) || 0] : [0, 0]) as [number, number];
      }),
    ];
    const largest = (all: [number, number][]) => [Math.max(...all.map(([width]) => width)), Math.max(...all.map(([, height]) => height))];
    return [...scope.querySelectorAll<HTMLInputElement>('a[href], button, input, select, textarea, summary')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1)
      .filter(element => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline' && element.closest('p, label, li')))
      .filter(element => {
        const [width, height] = largest(sizes(element));
        const least = !isNarrow && element.closest('address') ? 24 : 44;
        return width! < least - 0.5 || height! < least - 0.5;
      })
      .map(element => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  });

/** Fields an iPhone would enlarge the page around, and leave it so. */
const smallLetters = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(element => parseFloat(getComputedStyle(element).fontSize) < 16)
      .map(element => element.getAttribute('aria-label') ?? element.id),
  );

/** Turns the page into one on a phone without buttons: a finger points, and the edges of the screen are not for use. */
async function holdPhone(page: Page, insets: { bottom: number; left: number; right: number }): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

test.each(Object.keys(screens))('%s is accessible, whole and fit for fingers on a phone, a tablet and a desktop', async name => {
  const page = await screens[name]!('phone');
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size);
    await shows(() => isWide(page), false);
    await shows(() => smallTargets(page), []);
    const isDialog = (await page.locator('dialog[open]').count()) > 0; // what lies under it is out of reach
    await expectAccessible(page, isDialog ? 'dialog[open]' : part[name]);
  }
  // As wide as a page at 400 percent.
  await page.setViewportSize({ width: 320, height: 640 });
  await shows(() => isWide(page), false);
  await holdPhone(page, { bottom: 34, left: 0, right: 0 });
  await shows(() => smallLetters(page), []);
});

test('nothing to press or read lies under the edges of a phone, upright or on its side', async () => {
  const page = await screens['the bag']!('phone');
  await holdPhone(page, { bottom: 34, left: 0, right: 0 });
  const order = page.getByRole('dialog').getByRole('link', { name: 'Jetzt bestellen' });
  await shows(async () => (await order.boundingBox())!.y + (await order.boundingBox())!.height <= viewports.phone.height - 34, true);

  await page.setViewportSize({ width: 844, height: 390 });
  await holdPhone(page, { bottom: 21, left: 59, right: 59 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hollerlaib auswählen' }).click();
  const left = (name: string) => async () => (await page.getByRole('heading', { name }).first().boundingBox())!.x >= 59;
  await shows(left('Zusammenstellen'), true);
  await page.keyboard.press('Escape');
  await shows(left('Hollerbusch Linz'), true);
});

/** Texts that reach over the edge of what cuts them off or of the window, unless an ellipsis says so or one can scroll there. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...scope.querySelectorAll('*')]
      .filter(element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1)
      .filter(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        for (let holder: Element | null = element; holder; holder = holder.parentElement) {
          const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(holder);
          if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
          const box = holder.getBoundingClientRect();
          if (['hidden', 'clip'].includes(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
        }
        return left < -1 || right > innerWidth + 1;
      })
      .map(element => element.textContent);
  });

test('names of one long word are broken and never cut', async () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsjausenweckerl';
  const { data: products } = (await house.rest('ROLE_ADMIN', 'GET', '/products?search=Hand')).body;
  const roll = products.find(({ name }: { name: string }) => name === 'Handsemmel');
  const { data: branch } = (await house.rest('ROLE_ADMIN', 'GET', '/branches/linz')).body;
  const called = (product: object, place: object) =>
    Promise.all([
      house.rest('ROLE_ADMIN', 'PUT', `/products/${roll.id}`, product),
      house.rest('ROLE_ADMIN', 'PUT', `/branches/${branch.id}`, place),
    ]);
  await called({ name: word, description: `${word} ${word}`, price: 1234.5 }, { name: `Am ${word}platz`, street: `${word}gasse 12a` });
  try {
    const page = await open('/store/linz', 'phone');
    await page.setViewportSize({ width: 320, height: 640 });
    await take(page, word);
    await shows(() => cutTexts(page), []);
    await page.getByRole('button', { name: /^1 Produkt im/ }).click();
    await page.locator('dialog[open]').waitFor();
    await shows(() => cutTexts(page), []);
    await page.goto('/store/linz/checkout');
    await page.getByRole('button', { name: `${word} entfernen` }).waitFor();
    await shows(() => cutTexts(page), []);
    await page.goto('/');
    await page
      .getByRole('heading', { name: `Am ${word}platz` })
      .first()
      .waitFor();
    await shows(() => cutTexts(page), []);
  } finally {
    await called({ name: roll.name, description: roll.description, price: roll.price }, { name: branch.name, street: branch.street });
  }
});

test('a window is as wide as letters fit into it, and nothing looks hovered under a finger', async () => {
  const page = await open('/store/linz');
  const rules = await page.evaluate(() => [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(({ cssText }) => cssText)));
  expect(rules.filter(rule => rule.startsWith('@media')).length).toBeGreaterThan(20);
  expect(rules.filter(rule => /^@media[^{]*px/.test(rule))).toEqual([]);
  const touched = rules.map(rule => rule.replaceAll(/@media \(hover: hover\) \{[^}]*\}/g, ''));
  expect(touched.filter(rule => rule.includes(':hover'))).toEqual([]);
});

test.each(widths)('a shop that has chosen no look of its own is as readable on a %s', async viewport => {
  const nothing = { color1: null, color2: null, colorAccent: null, blockGreen: null, blockYellow: null, borderRadius: null };
  await house.rest('ROLE_ADMIN', 'POST', '/config', { ...nothing, fontDisplay: null, fontBody: null, buttonEdge: null, logo: null });
  const page = await open('/', viewport);
  await page.getByRole('link', { name: 'Bäckerei Hollerbusch' }).first().waitFor();
  await expectAccessible(page);
  await page.goto('/store/linz');
  await take(page, 'Handsemmel');
  await expectAccessible(page);
  await page.goto('/store/linz/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  const style = (name: string) => page.evaluate(name => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
  await shows(() => Promise.all(['--color-1', '--color-2', '--radius'].map(style)), ['#000', '#333', '.25rem']);
});

test('a closed branch that takes preorders is accessible, and says so', async () => {
  await browser.setClock('2026-11-15T20:00:00Z');
  const page = await open('/store/linz');
  await page.getByText('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.', { exact: false }).waitFor();
  await expectAccessible(page);
});

test('without any way to pay there is no button, and it says why', async () => {
  const off = { enableCash: false, enableATMCard: false, enableHydroAGVoucher: false, enableMollie: false, enableDatatrans: false };
  await house.rest('ROLE_ADMIN', 'POST', '/config', off);
  const page = await atCheckout();
  await page.getByText('Derzeit ist leider keine Zahlungsart verfügbar.').waitFor();
  await shows(() => page.getByRole('button', { name: /abschicken$/ }).count(), 0);
  await expectAccessible(page);
  await house.rest('ROLE_ADMIN', 'POST', '/config', { enableCash: true });
});

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = (name: string | RegExp, text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
  for (let press = 0; press < 400; press++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent ?? '';
      return (element?.getAttribute('aria-label') ?? (label || element?.textContent) ?? '').trim();
    });
    if (named(name, text)) return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}

test('from the first page to the placed order with the keyboard alone', async () => {
  const page = await open('/');
  await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
  await tabTo(page, 'Zur Filiale Hollerbusch Linz');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Handsemmel zum Warenkorb hinzufügen' }).waitFor();
  await tabTo(page, 'Handsemmel zum Warenkorb hinzufügen');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Jetzt bestellen');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bestellung abschließen' }).waitFor();
  for (const [label, text] of [
    [/^Vorname/, 'Anna'],
    [/^Nachname/, 'Feuerstein'],
    [/^E-Mail/, 'anna@mail.example'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, /^Ich akzeptiere/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Ich habe die/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Bestellung abschicken');
  await page.keyboard.press('Enter');
  expect(await placed(page)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION' });
});

test('staff signs in on a tablet', async () => {
  const page = await open('/backend/login', 'tablet');
  await signInOn(page, 'mia');
  await page.waitForURL(/\/backend\/(dashboard|orders)/);
});
