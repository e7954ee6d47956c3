import type { Route } from 'playwright-core';
import { expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { createPage, openEditor, textBlock } from '../../../../server/testing/browser/editorSteps';
import { pressKey } from '../../../../server/testing/browser/input';
import { admin, startAppProcess, type AppProcess } from '../../../../server/testing/app/appProcess';
import { databaseUrl, workerName } from '../../../../server/testing/app/databases';
import { startTextService } from '../../../../server/testing/fakes/textService';

jest.setTimeout(240_000); // three server processes start

const browser = useBrowser({ textModel: { timeout: 60_000, complete: async () => '' } }); // the processes ask another model

test('says that the server restarts or is gone, keeps the text, and gets the proposals afterwards', async () => {
  browser.expectError(/ERR_CONNECTION_|503/);
  const service = await startTextService();
  const startProcess = () => startAppProcess(databaseUrl(workerName()), { AI_URL: service.url });
  let server: AppProcess = await startProcess();
  const { id } = await createPage(browser, 'neustart', { content: [textBlock('Gutes Brot')] });
  const page = await openEditor(browser, id);
  const proposeInProcess = async (route: Route): Promise<void> => {
    if (!route.request().postData()?.includes('ProposeTexts')) return route.continue();
    const headers = { ...route.request().headers(), authorization: admin, origin: server.url };
    const response = await route.fetch({ url: `${server.url}/graphql`, headers, timeout: 0 }).catch(() => null);
    return response ? route.fulfill({ response }) : route.abort('connectionreset');
  };
  await page.route(/graphql/, proposeInProcess);
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Texte vorschlagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Texte vorschlagen' });
  const prompt = dialog.getByLabel('Was soll sich ändern?');
  await prompt.fill('Einladender');
  const request = () => pressKey(dialog.getByRole('button', { name: 'Vorschläge anfordern' }), 'Enter');

  const endings: readonly [NodeJS.Signals, RegExp][] = [
    ['SIGTERM', /^Der Server wird gerade neu gestartet\..*Diese Anfrage zählt nicht\.$/],
    ['SIGKILL', /^Der Server ist nicht erreichbar\./],
  ];
  for (const [signal, text] of endings) {
    const count = service.requests.length;
    service.respond = () => {};
    await request();
    await expectVisible(async () => service.requests.length, count + 1);
    const exit = server.stop(signal);
    await expectAnnounced(dialog, text);
    await exit;
    expect(await prompt.inputValue()).toBe('Einladender');
    server = await startProcess();
  }
  service.respond = undefined;
  service.rewrite = ({ text }) => text.replace('Gutes', 'Duftendes');
  await request();
  await expectAnnounced(dialog, /^Ein Vorschlag ist offen/);
  await server.stop('SIGTERM');
  service.stop();
});
