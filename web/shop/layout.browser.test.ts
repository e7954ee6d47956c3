import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, logIn, useBrowser, viewports } from '../../server/testing/browser/browser';
import { createCheckoutSteps } from '../../server/testing/browser/checkoutSteps';
import { tabTo } from '../../server/testing/browser/input';

const browser = useBrowser();
const { testApp, open } = browser;
const { openCheckout, readOrder } = createCheckoutSteps(browser);
type Viewport = keyof typeof viewports;
const widths = Object.keys(viewports) as Viewport[];

const monday = '2026-11-16T09:00:00Z';
beforeEach(() => browser.setClock(monday));

const addToCart = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const isScrollingSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Every screen of the shop and the steps to open it. */
const screens: Record<string, (viewport: Viewport) => Promise<Page>> = {
  'the overview': async viewport => {
    const page = await open('/', viewport);
    await page.getByRole('heading', { name: 'Unsere Standorte' }).waitFor();
    return page;
  },
  'the cart': async viewport => {
    const page = await open('/store/linz', viewport);
    await addToCart(page, 'Handsemmel');
    if (viewport === 'desktop') return page;
    await page.getByRole('button', { name: /^1 Produkt im/ }).click();
    await page.getByRole('dialog', { name: 'Ihr Sackerl' }).waitFor();
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
    const page = await openCheckout({ viewport });
    await page.getByRole('button', { name: /^Uhrzeit/ }).click();
    await page.getByRole('dialog').waitFor();
    return page;
  },
  'a delivery with invalid fields': async viewport => {
    const page = await openCheckout({ viewport, method: 'Lieferung', rolls: 40 });
    await page.getByRole('button', { name: /abschicken$/ }).click();
    await page.getByRole('group', { name: /fehlen noch/ }).waitFor();
    return page;
  },
  'a legal text': viewport => open('/site/imprint', viewport),
  'an unknown page': viewport => open('/nirgends', viewport),
  'the login': async viewport => {
    const page = await open('/backend/login', viewport);
    await page.getByRole('textbox', { name: 'Passwort' }).waitFor();
    return page;
  },
};

/** The part to test where the rest of the page is large and tested elsewhere. */
const testedPart: Record<string, string> = { 'the cart': 'section#cart' };

/** Returns controls that are smaller than a touch target. Inline links are exempt; links in an address may be smaller on desktops. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isNarrow = innerWidth < 720;
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const controlSizes = (element: HTMLInputElement): [number, number][] => [
      ...[element, ...(/checkbox|radio/.test(element.type) ? (element.labels ?? []) : [])].map(part => {
        const { width, height } = part.getBoundingClientRect();
        return [width, height] as [number, number];
      }),
      ...['::before', '::after'].map(part => {
        const { position, width, height } = getComputedStyle(element, part);
        return (position === 'absolute' ? [parseFloat(width) || 0, parseFloat(height) || 0] : [0, 0]) as [number, number];
      }),
    ];
    const maxSize = (sizes: [number, number][]) => [
      Math.max(...sizes.map(([width]) => width)),
      Math.max(...sizes.map(([, height]) => height)),
    ];
    return [...root.querySelectorAll<HTMLInputElement>('a[href], button, input, select, textarea, summary')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1)
      .filter(element => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline' && element.closest('p, label, li')))
      .filter(element => {
        const [width, height] = maxSize(controlSizes(element));
        const minSize = !isNarrow && element.closest('address') ? 24 : 44;
        return width! < minSize - 0.5 || height! < minSize - 0.5;
      })
      .map(element => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
  });

/** Returns fields with a font below 16 px, which make iPhones zoom the page. */
const smallFontFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(element => parseFloat(getComputedStyle(element).fontSize) < 16)
      .map(element => element.getAttribute('aria-label') ?? element.id),
  );

/** Emulates a phone with touch input and safe areas at the screen edges. */
async function emulatePhone(page: Page, insets: { bottom: number; left: number; right: number }): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

test.each(Object.keys(screens))('shows %s accessibly and without overflow on phone, tablet and desktop', async name => {
  const page = await screens[name]!('phone');
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size);
    await expectVisible(() => isScrollingSideways(page), false);
    await expectVisible(() => smallTargets(page), []);
    if (size === viewports.desktop && testedPart[name]) await page.locator(testedPart[name]).waitFor(); // before, it is in a dialog
    const isDialog = (await page.locator('dialog[open]').count()) > 0; // The page below a dialog is inert.
    await expectAccessible(page, isDialog ? 'dialog[open]' : testedPart[name]);
  }
  // The width of a page at 400 percent zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectVisible(() => isScrollingSideways(page), false);
  await emulatePhone(page, { bottom: 34, left: 0, right: 0 });
  await expectVisible(() => smallFontFields(page), []);
});

test('keeps controls and texts out of the safe areas of a phone in both orientations', async () => {
  const page = await screens['the cart']!('phone');
  await emulatePhone(page, { bottom: 34, left: 0, right: 0 });
  const checkoutLink = page.getByRole('dialog').getByRole('link', { name: 'Jetzt bestellen' });
  await expectVisible(
    async () => (await checkoutLink.boundingBox())!.y + (await checkoutLink.boundingBox())!.height <= viewports.phone.height - 34,
    true,
  );

  await page.setViewportSize({ width: 844, height: 390 });
  await emulatePhone(page, { bottom: 21, left: 59, right: 59 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hollerlaib auswählen' }).click();
  const isInsideLeftInset = (name: string) => async () => (await page.getByRole('heading', { name }).first().boundingBox())!.x >= 59;
  await expectVisible(isInsideLeftInset('Zusammenstellen'), true);
  await page.keyboard.press('Escape');
  await expectVisible(isInsideLeftInset('Hollerbusch Linz'), true);
});

/** Returns texts that overflow their container or the window, without an ellipsis or scrolling. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...root.querySelectorAll('*')]
      .filter(element => [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1)
      .filter(element => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
          const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(ancestor);
          if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
          const box = ancestor.getBoundingClientRect();
          if (['hidden', 'clip'].includes(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
        }
        return left < -1 || right > innerWidth + 1;
      })
      .map(element => element.textContent);
  });

test('breaks names of one long word instead of cutting them', async () => {
  const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsjausenweckerl';
  const { data: products } = (await testApp.rest('ROLE_ADMIN', 'GET', '/products?search=Hand')).body;
  const roll = products.find(({ name }: { name: string }) => name === 'Handsemmel');
  const { data: branch } = (await testApp.rest('ROLE_ADMIN', 'GET', '/branches/linz')).body;
  const rename = (productInput: object, branchInput: object) =>
    Promise.all([
      testApp.rest('ROLE_ADMIN', 'PUT', `/products/${roll.id}`, productInput),
      testApp.rest('ROLE_ADMIN', 'PUT', `/branches/${branch.id}`, branchInput),
    ]);
  await rename(
    { name: longWord, description: `${longWord} ${longWord}`, price: 1234.5 },
    { name: `Am ${longWord}platz`, street: `${longWord}gasse 12a` },
  );
  try {
    const page = await open('/store/linz', 'phone');
    await page.setViewportSize({ width: 320, height: 640 });
    await addToCart(page, longWord);
    await expectVisible(() => cutTexts(page), []);
    await page.getByRole('button', { name: /^1 Produkt im/ }).click();
    await page.locator('dialog[open]').waitFor();
    await expectVisible(() => cutTexts(page), []);
    await page.goto('/store/linz/checkout');
    await page.getByRole('button', { name: `${longWord} entfernen` }).waitFor();
    await expectVisible(() => cutTexts(page), []);
    await page.goto('/');
    await page
      .getByRole('heading', { name: `Am ${longWord}platz` })
      .first()
      .waitFor();
    await expectVisible(() => cutTexts(page), []);
  } finally {
    await rename({ name: roll.name, description: roll.description, price: roll.price }, { name: branch.name, street: branch.street });
  }
});

test('uses em units in media queries and hover styles only for pointers that hover', async () => {
  const page = await open('/store/linz');
  const rules = await page.evaluate(() => [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(({ cssText }) => cssText)));
  expect(rules.filter(rule => rule.startsWith('@media')).length).toBeGreaterThan(20);
  expect(rules.filter(rule => /^@media[^{]*px/.test(rule))).toEqual([]);
  const touchRules = rules.map(rule => rule.replaceAll(/@media \(hover: hover\) \{[^}]*\}/g, ''));
  expect(touchRules.filter(rule => rule.includes(':hover'))).toEqual([]);
});

test.each(widths)('is accessible without branding on a %s', async viewport => {
  const emptyBranding = { color1: null, color2: null, colorAccent: null, blockGreen: null, blockYellow: null, borderRadius: null };
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', {
    ...emptyBranding,
    fontDisplay: null,
    fontBody: null,
    buttonEdge: null,
    logo: null,
  });
  const page = await open('/', viewport);
  await page.getByRole('link', { name: 'Bäckerei Hollerbusch' }).first().waitFor();
  await expectAccessible(page);
  await page.goto('/store/linz');
  await addToCart(page, 'Handsemmel');
  await expectAccessible(page);
  await page.goto('/store/linz/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  const style = (name: string) => page.evaluate(name => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
  await expectVisible(() => Promise.all(['--color-1', '--color-2', '--radius'].map(style)), ['#000', '#333', '.25rem']);
});

test('shows accessibly that a closed branch takes pre-orders', async () => {
  await browser.setClock('2026-11-15T20:00:00Z');
  const page = await open('/store/linz');
  await page.getByText('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.', { exact: false }).waitFor();
  await expectAccessible(page);
});

test('replaces the order button by a notice when no payment method is enabled', async () => {
  const disabledMethods = {
    enableCash: false,
    enableATMCard: false,
    enableHydroAGVoucher: false,
    enableMollie: false,
    enableDatatrans: false,
  };
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', disabledMethods);
  const page = await openCheckout();
  await page.getByText('Derzeit ist leider keine Zahlungsart verfügbar.').waitFor();
  await expectVisible(() => page.getByRole('button', { name: /abschicken$/ }).count(), 0);
  await expectAccessible(page);
  await testApp.rest('ROLE_ADMIN', 'POST', '/config', { enableCash: true });
});

test('supports ordering with the keyboard alone', async () => {
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
  expect(await readOrder(page)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION' });
});

test('logs staff in on a tablet', async () => {
  const page = await open('/backend/login', 'tablet');
  await logIn(page, 'mia');
  await page.waitForURL(/\/backend\/(dashboard|orders)/);
});
