import { expectAccessible, shows, signInOn, useBrowser, type viewports } from '../../../server/testing/browser';

const browser = useBrowser();

/** A mail to a customer of Linz that nobody could send, and the order it was about. */
async function failedMail(): Promise<string> {
  const { house } = browser;
  const { data } = await house.graphql(undefined, '{ branch(id: "linz") { id } products(limit: 300) { items { id name } } }');
  const { id: product } = data.products.items.find(({ name }: { name: string }) => name === 'Handsemmel');
  const contact = { firstName: 'Anna', lastName: 'Fuchs', email: 'anna@kunde.example', phone: '+43 664 1234567' };
  const draft = {
    branch: data.branch.id,
    deliveryType: 'takeaway',
    ...contact,
    legalInstructions: true,
    privacyPolicy: true,
    items: [{ product, amount: 12 }],
  };
  const { body } = await house.rest(undefined, 'POST', '/orders', draft);
  const seen = await house.rest(undefined, 'GET', `/orders/public/${body.data.uid}/${body.data.hash}`);
  return seen.body.data.id as string;
}

const outbox = (columns: string): Promise<any[]> => browser.house.app.services.database.query(`select ${columns} from outbox`);

test.each(['phone', 'desktop'] as (keyof typeof viewports)[])(
  'staff sends the first mail again, an admin what failed (%s)',
  async viewport => {
    const { database } = browser.house.app.services;
    const id = await failedMail();
    const page = await browser.open(`/backend/orders/${id}`, viewport);
    await signInOn(page, 'admin');
    await page.getByRole('button', { name: 'E-Mail erneut senden' }).click();
    await page.getByText('Die E-Mail wird noch einmal gesendet.').waitFor();
    expect(await outbox('recipient, state')).toEqual([{ recipient: 'anna@kunde.example', state: 'queued' }]);
    await expectAccessible(page);

    await database.query(`update outbox set state = 'failed', error = '550 no such user'`);
    await page.goto('/backend/outbox-messages');
    await page.getByText('fehlgeschlagen').waitFor();
    await page.getByText('550 no such user').waitFor();
    await expectAccessible(page);
    await page
      .getByRole('row', { name: /anna@kunde\.example/ })
      .getByRole('link')
      .click();
    await page.getByRole('button', { name: 'Noch einmal senden' }).click();
    await page.getByText('Die Nachricht wird noch einmal gesendet.').waitFor();
    await shows(() => page.getByRole('button', { name: 'Noch einmal senden' }).count(), 0);
    await expectAccessible(page);
    expect(await outbox('state, attempts, error')).toEqual([{ state: 'queued', attempts: 0, error: null }]);
    await database.query('delete from outbox');
  },
);
