import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { OrderRequest } from '../../blocks/pageContext';
import { storageKey } from '../../app/storageKey';
import { ShopContext, type Shop } from '../shell/state/shopContext';
import { RequestDialog } from './OrderRequestDialog';

// jsdom knows no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const hours = [{ type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }];
const shop = {
  config: { shopName: 'Holler', email: 'shop@shop.example', timezone: 'Europe/Vienna' },
  branches: [{ id: 'b', name: 'Linz', isPublic: true, openingHours: hours }],
} as unknown as Shop;

const request: OrderRequest = {
  text: null,
  images: [],
  fillings: ['Käse', 'Schinken'],
  thankYou: null,
  recipient: 'party@shop.example',
  privacySite: { path: 'datenschutz' },
};

/** Opens the form before a server that answers like this, one after the other. */
function open(...answers: ('ok' | 'error')[]) {
  const sent: Record<string, unknown>[] = [];
  const close = jest.fn();
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable(listener => {
        sent.push(variables.draft as Record<string, unknown>);
        if (answers.shift() === 'error') return listener.error(new Error('no way'));
        listener.next({ data: { submitOrderForm: '1' } });
        listener.complete();
      }),
  );
  const { unmount } = render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter>
        <ShopContext value={shop}>
          <RequestDialog request={request} onClose={close} />
        </ShopContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent, close, unmount, user: userEvent.setup() };
}

afterEach(() => sessionStorage.clear());

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anfrage senden' });
type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User): Promise<void> {
  await user.type(screen.getByLabelText(/^Vorname/), 'Johanna');
  await user.type(screen.getByLabelText(/^Nachname/), 'Sutterlüty');
  await user.type(screen.getByLabelText(/^E-Mail/), 'johanna@mail.example');
  await user.type(screen.getByLabelText(/^Telefon/), '123456');
  await user.click(screen.getByRole('button', { name: 'Datum: wählen' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await user.click(screen.getByLabelText('Käse'));
  await user.click(screen.getByLabelText(/Datenschutzerklärung/));
}

test('the form begins with a pretzel for three, and is sent once everything is there, without the consent', async () => {
  const { sent, user } = open('ok');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Brezel/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personen: Menge' }).value).toBe('3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uhrzeit: wählen' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe('/datenschutz');
  expect(send().disabled).toBe(true);
  await fill(user);
  expect(send().disabled).toBe(false);
  await user.click(send());
  await screen.findByText(/Wir bearbeiten Ihre Anfrage schnellstmöglich/);
  screen.getByText('Ihr Team von Holler');
  expect(sent).toEqual([
    {
      product: 'Brezel',
      firstName: 'Johanna',
      lastName: 'Sutterlüty',
      email: 'johanna@mail.example',
      phone: '123456',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/),
      amount: 3,
      fillings: ['Käse'],
      comment: null,
      recipient: 'party@shop.example',
    },
  ]);
});

test('when it cannot be sent everything stays as it was filled in', async () => {
  const { sent, user } = open('error', 'ok');
  await fill(user);
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.',
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Vorname/).value).toBe('Johanna');
  await user.click(send());
  await screen.findByText('Vielen Dank!');
  expect(sent).toHaveLength(2);
});

test('nobody comes is no number of persons, and an emptied field becomes three', async () => {
  const { user } = open();
  const persons = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personen: Menge' });
  await user.click(screen.getByRole('button', { name: 'Personen: weniger' }));
  await user.click(screen.getByRole('button', { name: 'Personen: weniger' }));
  expect(persons.value).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Personen: weniger' }).disabled).toBe(true);
  await user.clear(persons);
  await user.tab();
  await waitFor(() => expect(persons.value).toBe('3'));
});

test('what was filled in is there again when the window was closed, until it was sent', async () => {
  const first = open('ok');
  await fill(first.user);
  await first.user.type(screen.getByLabelText(/^Kommentar/), 'Ohne Kümmel');
  first.unmount();
  const { sent, user, unmount } = open('ok');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Kommentar/).value).toBe('Ohne Kümmel');
  await user.click(send());
  await screen.findByText('Vielen Dank!');
  expect(sent).toMatchObject([{ firstName: 'Johanna', comment: 'Ohne Kümmel', fillings: ['Käse'] }]);
  unmount();
  open();
  expect(screen.getByLabelText<HTMLInputElement>(/^Vorname/).value).toBe('');
  expect(send().disabled).toBe(true);
});

test.each(['no json', '7', '{"date":"gestern","fillings":"Käse","amount":"viele","product":"Torte"}'])('%s is no request', kept => {
  sessionStorage.setItem(storageKey('request'), kept);
  open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Brezel/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personen: Menge' }).value).toBe('3');
  expect(screen.getByRole('button', { name: 'Datum: wählen' })).toBeTruthy();
});
