import { expectAccessible, expectAnnounced, expectVisible, useBrowser } from '../../../../server/testing/browser/browser';
import { createPage, openEditor, textBlock } from '../../../../server/testing/browser/editorSteps';

const browser = useBrowser();

beforeEach(() => browser.setClock('2026-11-20T09:30:00Z'));

test('shows a draft on a phone by its link, until the link is revoked or has ended', async () => {
  const { id } = await createPage(browser, 'geheim', { isPublic: false, hasDraft: true, draft: [textBlock('Neuer Entwurf')] });
  const page = await openEditor(browser, id);
  await page.getByRole('button', { name: 'Mehr zur Seite' }).click();
  await page.getByRole('button', { name: 'Vorschau-Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau-Link' });
  await dialog.getByText('Es gibt noch keinen.').waitFor();
  await dialog.getByLabel('Gültig für').selectOption({ label: '1 Tag' });
  await dialog.getByRole('button', { name: 'Link erzeugen' }).click();
  await dialog.getByRole('img', { name: 'QR-Code des Links für das Handy' }).waitFor();
  await dialog.getByText('bis 21.11.2026, 10:30 Uhr').waitFor();
  const url = await dialog.getByLabel('Neuer Link').inputValue();
  await expectAccessible(page);

  const { pathname } = new URL(url);
  const phone = await browser.open(pathname, 'phone');
  await phone.getByRole('heading', { name: 'Neuer Entwurf' }).waitFor();
  await expectAnnounced(phone, 'Entwurf – nicht veröffentlicht');
  await expectAccessible(phone);
  const response = await phone.goto(pathname);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(await response?.text()).toMatch(/<meta name="robots" content="noindex"/);

  await browser.testApp.rest('ROLE_ADMIN', 'PUT', `/sites/${id}`, { draft: [textBlock('Neuerer Entwurf')], hasDraft: true });
  await phone.reload();
  await phone.getByRole('heading', { name: 'Neuerer Entwurf' }).waitFor();

  await dialog.getByRole('button', { name: /^Widerrufen: Link von Edi Entwurf/ }).click();
  await dialog.getByText('Es gibt noch keinen.').waitFor();
  expect(await dialog.getByLabel('Neuer Link').count()).toBe(0);
  expect((await phone.reload())?.status()).toBe(404);
  await phone.getByRole('heading', { name: '404 Not Found' }).waitFor();
  await expectVisible(() => phone.getByText('Entwurf – nicht veröffentlicht').count(), 0);
});
