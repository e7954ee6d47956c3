import type { Page } from 'playwright-core';
import { expectAccessible, expectVisible, useBrowser } from '../../../server/testing/browser/browser';

const browser = useBrowser();
beforeEach(() => browser.setClock('2026-11-16T07:00:00Z'));

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const isGone = (page: Page, name: string) => dialog(page, name).waitFor({ state: 'detached' });
const add = (page: Page, name: string) => page.getByRole('button', { name: `${name} zum Warenkorb hinzufügen` }).click();
const openStore = async () => {
  const page = await browser.open('/', 'phone');
  await page
    .getByRole('link', { name: /Hollerbusch Linz/ })
    .first()
    .click();
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
  return page;
};

test('goes back from the menu, the filter and the cart to the store, and then to the page before', async () => {
  const page = await openStore();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await dialog(page, 'Menü').waitFor();
  await page.goBack();
  await isGone(page, 'Menü');
  await page.getByRole('button', { name: 'Filter' }).click();
  await dialog(page, 'Filter').waitFor();
  await page.goBack();
  await isGone(page, 'Filter');
  await add(page, 'Handsemmel');
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  await dialog(page, 'Ihr Sackerl').waitFor();
  await page.goBack();
  await isGone(page, 'Ihr Sackerl');
  await expectVisible(async () => new URL(page.url()).pathname, '/store/linz');
  await page.goBack();
  await expectVisible(async () => new URL(page.url()).pathname, '/');
});

test('gives an overlay its entry before it is shown, so that going back at once closes it', async () => {
  const page = await openStore();
  const back = page.evaluate(
    () =>
      new Promise<void>(done => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('dialog')) return;
          observer.disconnect();
          history.back();
          done();
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'Filter' }).click();
  await back;
  await isGone(page, 'Filter');
  expect(new URL(page.url()).pathname).toBe('/store/linz');
});

test('adds no entry that goes back to the same page after an overlay was closed', async () => {
  const page = await openStore();
  await page.getByRole('button', { name: 'Filter' }).click();
  await dialog(page, 'Filter').getByRole('button', { name: 'Schließen' }).click();
  await isGone(page, 'Filter');
  await expectVisible(() => page.evaluate(() => (history.state as { overlays?: number }).overlays), undefined);
  await page.goBack();
  await expectVisible(async () => new URL(page.url()).pathname, '/');
  await page.goForward();
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
  await expectVisible(() => page.getByRole('dialog').count(), 0);
});

test('keeps an overlay that opens while the page still goes back from the closed one', async () => {
  const page = await openStore();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Menü öffnen', includeHidden: true }).evaluate((button: HTMLElement) => {
    const go = history.go.bind(history);
    const push = history.pushState.bind(history);
    history.go = delta => {
      button.click();
      history.pushState = (...entry) => {
        push(...entry);
        Object.assign(window, { hasNewEntry: true });
      };
      go(delta);
    };
  });
  await dialog(page, 'Filter').getByRole('button', { name: 'Schließen' }).click();
  await page.waitForFunction(() => 'hasNewEntry' in window);
  expect(await dialog(page, 'Menü').count()).toBe(1);
  await page.goBack();
  await isGone(page, 'Menü');
  await expectVisible(async () => new URL(page.url()).pathname, '/store/linz');
});

test('leaves the page by a link in an overlay, and comes back to the page without it', async () => {
  const page = await openStore();
  await add(page, 'Handsemmel');
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  await dialog(page, 'Ihr Sackerl').getByRole('link', { name: 'Jetzt bestellen' }).click();
  await page.waitForURL('**/store/linz/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('article', { name: 'Handsemmel' }).waitFor();
  await expectVisible(() => page.evaluate(() => (history.state as { overlays?: number }).overlays), undefined);
  await expectVisible(() => page.getByRole('dialog').count(), 0);
  await page.goBack();
  await expectVisible(async () => new URL(page.url()).pathname, '/');
});

const openOverlay = async (buttonName: string) => {
  const page = await browser.open('/store/linz');
  await add(page, 'Handsemmel');
  await page.getByRole('button', { name: buttonName }).click();
  await dialog(page, 'Schokotorte').waitFor();
  return page;
};
const expectCheckout = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  await page.getByRole('radio', { name: 'Barzahlung' }).check();
  expect(new URL(page.url()).pathname).toBe('/store/linz/checkout');
};

test.each([
  ['the configurator', 'Schokotorte auswählen', 'Abbrechen'],
  ['the details', 'Allergene: A, C, G (Schokotorte)', 'Schließen'],
])('stays on the next page whose link is pressed while the page goes back from %s', async (_, buttonName, closeName) => {
  const page = await openOverlay(buttonName);
  await page.getByRole('link', { name: 'Jetzt bestellen', includeHidden: true }).evaluate((link: HTMLElement) => {
    const go = history.go.bind(history);
    const push = history.pushState.bind(history);
    history.go = delta => {
      history.go = go;
      history.pushState = (...entry) => {
        push(...entry);
        history.pushState = push;
        go(delta); // the browser comes to it after the next page was opened
        navigation.addEventListener('currententrychange', () => Object.assign(window, { hasGoneBack: true }), { once: true });
      };
      link.click();
    };
  });
  await dialog(page, 'Schokotorte').getByRole('button', { name: closeName }).click();
  await page.waitForFunction(() => 'hasGoneBack' in window);
  await expectCheckout(page);
});

test('does not go back from a closed overlay once the next page is loading', async () => {
  const page = await openOverlay('Schokotorte auswählen');
  await page.evaluate(() => {
    const wait = setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === 100 ? (Object.assign(window, { goBack: run }), 0) : wait(run, delay)),
    });
  });
  await dialog(page, 'Schokotorte').getByRole('button', { name: 'Abbrechen' }).click();
  await page.waitForFunction(() => 'goBack' in window);
  const link = page.getByRole('link', { name: 'Jetzt bestellen' });
  const hasGoneBack = await link.evaluate((element: HTMLElement) => {
    let isBack = false;
    history.go = () => void (isBack = true);
    element.click();
    (window as unknown as { goBack: () => void }).goBack(); // a busy device has not rendered anything in between
    return isBack;
  });
  expect(hasGoneBack).toBe(false);
  await page.waitForURL('**/store/linz/checkout');
});

test('comes back to the store when the user goes back before the next page is shown', async () => {
  const page = await openStore();
  await add(page, 'Handsemmel');
  await page.getByRole('button', { name: /^1 Produkt im Warenkorb/ }).click();
  const link = dialog(page, 'Ihr Sackerl').getByRole('link', { name: 'Jetzt bestellen' });
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = (...entry) => {
      pushState.apply(history, entry);
      if (!location.pathname.endsWith('/checkout')) return;
      addEventListener('popstate', () => setTimeout(() => document.body.setAttribute('data-back', '')), { once: true });
      history.back();
      for (const end = performance.now() + 500; performance.now() < end;); // a busy device: the browser goes back before React renders
    };
  });
  await link.click();
  await page.locator('body[data-back]').waitFor();
  await page.keyboard.press('Escape'); // the cart stays open if the checkout was never shown
  await page.getByRole('button', { name: 'Filter' }).click();
  await dialog(page, 'Filter').waitFor();
  expect(await page.getByRole('heading', { name: 'Bestellung abschließen' }).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/store/linz');
});

test('goes back step by step in the configurator', async () => {
  const page = await openStore();
  await page.getByRole('button', { name: 'Schokotorte auswählen' }).click();
  const configurator = dialog(page, 'Schokotorte');
  await configurator.getByText('Schritt 1 von').waitFor();
  await configurator.getByRole('button', { name: 'Weiter' }).click();
  await configurator.getByText('Schritt 2 von').waitFor();
  await page.goBack();
  await configurator.getByText('Schritt 1 von').waitFor();
  await page.goBack();
  await isGone(page, 'Schokotorte');
  await expectVisible(async () => new URL(page.url()).pathname, '/store/linz');
});

test('goes back from the configurator that was opened in the details', async () => {
  const page = await openStore();
  await page.getByRole('button', { name: 'Allergene: A, C, G (Schokotorte)' }).click();
  await page.waitForURL('**/store/linz/*');
  await dialog(page, 'Schokotorte').getByRole('button', { name: 'Auswählen' }).click();
  await dialog(page, 'Schokotorte').getByText('Schritt 1 von').waitFor();
  await expectVisible(async () => new URL(page.url()).pathname, '/store/linz');
  await expectVisible(() => page.evaluate(() => (history.state as { overlays?: number }).overlays), 1);
  await page.goBack();
  await isGone(page, 'Schokotorte');
  await page.goBack();
  await expectVisible(async () => new URL(page.url()).pathname, '/');
});

test('offers a configuration again that was not finished, until it is in the cart', async () => {
  const page = await openStore();
  const configurator = dialog(page, 'Apfelstrudel');
  const openConfigurator = () => page.getByRole('button', { name: 'Apfelstrudel auswählen' }).click();
  await openConfigurator();
  await configurator.getByRole('radio', { name: 'Ohne Rosinen' }).check();
  await page.goBack();
  await isGone(page, 'Apfelstrudel');
  await page.reload();
  await openConfigurator();
  await configurator.getByText('Ihre angefangene Auswahl ist noch da.').waitFor();
  await configurator.getByRole('radio', { name: 'Ohne Rosinen', checked: true }).waitFor();
  await expectAccessible(page);
  await configurator.getByRole('button', { name: 'Neu beginnen' }).click();
  await configurator.getByRole('radio', { name: 'Ohne Rosinen', checked: false }).waitFor();
  await configurator.getByText('Ihre angefangene Auswahl ist noch da.').waitFor({ state: 'detached' });

  await configurator.getByRole('radio', { name: 'Mit Rosinen' }).check();
  await configurator.getByRole('button', { name: 'Zum Warenkorb' }).click();
  await isGone(page, 'Apfelstrudel');
  await openConfigurator();
  await configurator.getByRole('radio', { name: 'Mit Rosinen', checked: false }).waitFor();
  await expectVisible(() => configurator.getByText('Ihre angefangene Auswahl ist noch da.').count(), 0);
});
