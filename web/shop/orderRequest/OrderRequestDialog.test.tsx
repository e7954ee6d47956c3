import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { OrderRequestData } from '../../blocks/pageContext';
import { storageKey } from '../../app/storage/storageKey';
import { ShopContext, type Shop } from '../shell/state/shopContext';
import { OrderRequestDialog } from './OrderRequestDialog';

// jsdom does not support modal dialogs.
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

const request: OrderRequestData = {
  text: null,
  images: [],
  fillings: ['Käse', 'Schinken'],
  thankYou: null,
  recipient: 'party@shop.example',
  privacySite: { path: 'datenschutz' },
};

/** Renders the form with a server that returns these responses in order. */
function renderDialog(...responses: ('ok' | 'error')[]) {
  const requests: Record<string, unknown>[] = [];
  const close = jest.fn();
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable(observer => {
        requests.push(variables.input as Record<string, unknown>);
        if (responses.shift() === 'error') return observer.error(new Error('no way'));
        observer.next({ data: { submitOrderForm: '1' } });
        observer.complete();
      }),
  );
  const { unmount } = render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
      <MemoryRouter>
        <ShopContext value={shop}>
          <OrderRequestDialog request={request} onClose={close} />
        </ShopContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
  return { sent: requests, close, unmount, user: userEvent.setup() };
}

// The first time that is offered would pass when a minute ends.
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T08:01:00Z')));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anfrage senden' });
const isInactive = () => submitButton().getAttribute('aria-disabled') === 'true';
type User = ReturnType<typeof userEvent.setup>;

async function fillForm(user: User): Promise<void> {
  await user.type(screen.getByLabelText(/^Vorname/), 'Johanna');
  await user.type(screen.getByLabelText(/^Nachname/), 'Sutterlüty');
  await user.type(screen.getByLabelText(/^E-Mail/), 'johanna@mail.example');
  await user.type(screen.getByLabelText(/^Telefon/), '123456');
  await user.click(screen.getByRole('button', { name: 'Datum: wählen' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await user.click(screen.getByLabelText('Käse'));
  await user.click(screen.getByLabelText(/Datenschutzerklärung/));
}

test('starts with a pretzel for three persons and submits the complete form without the consent', async () => {
  const { sent, user } = renderDialog('ok');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Brezel/ }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personen: Menge' }).value).toBe('3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uhrzeit: wählen' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe('/datenschutz');
  expect(isInactive()).toBe(true);
  await fillForm(user);
  expect(isInactive()).toBe(false);
  await user.click(submitButton());
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

test('answers an incomplete form with the missing fields and focuses the first one', async () => {
  const { sent, user } = renderDialog('ok');
  await user.type(screen.getByLabelText(/^Nachname/), 'S');
  await user.click(submitButton());
  const errors = [
    'Bitte wählen Sie Datum und Uhrzeit aus.',
    'Bitte wählen Sie mindestens eine Füllung aus.',
    'Bitte geben Sie mindestens 2 Zeichen ein.',
    'Bitte geben Sie mindestens 6 Zeichen ein.',
    'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    'Bitte akzeptieren Sie die Datenschutzerklärung.',
  ];
  expect(errors.map(text => screen.getAllByText(text).length)).toEqual([1, 1, 2, 1, 1, 1]);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Datum: wählen'));
  expect(sent).toEqual([]);
});

test('offers no empty date, because the date is required', async () => {
  const { user } = renderDialog();
  await user.click(screen.getByRole('button', { name: 'Datum: wählen' }));
  screen.getByRole('button', { name: 'Speichern' });
  expect(screen.queryByRole('button', { name: 'Keine Angabe' })).toBeNull();
});

test('keeps the input when submitting fails', async () => {
  const { sent, user } = renderDialog('error', 'ok');
  await fillForm(user);
  await user.click(submitButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    'Ein unbekannter Fehler ist aufgetreten. Bitte überprüfen Sie Ihre eingegebenen Daten und versuchen Sie es erneut.',
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Vorname/).value).toBe('Johanna');
  await user.click(submitButton());
  await screen.findByText('Vielen Dank!');
  expect(sent).toHaveLength(2);
});

test('requires at least one person and resets an empty number to three', async () => {
  const { user } = renderDialog();
  const persons = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personen: Menge' });
  await user.click(screen.getByRole('button', { name: 'Personen: weniger' }));
  await user.click(screen.getByRole('button', { name: 'Personen: weniger' }));
  expect(persons.value).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Personen: weniger' }).disabled).toBe(true);
  await user.clear(persons);
  await user.tab();
  await waitFor(() => expect(persons.value).toBe('3'));
});

test('restores the input after closing, until it was submitted', async () => {
  const firstDialog = renderDialog('ok');
  await fillForm(firstDialog.user);
  await firstDialog.user.type(screen.getByLabelText(/^Kommentar/), 'Ohne Kümmel');
  firstDialog.unmount();
  const { sent, user, unmount } = renderDialog('ok');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Kommentar/).value).toBe('Ohne Kümmel');
  await user.click(submitButton());
  await screen.findByText('Vielen Dank!');
  expect(sent).toMatchObject([{ firstName: 'Johanna', comment: 'Ohne Kümmel', fillings: ['Käse'] }]);
  unmount();
  renderDialog();
  expect(screen.getByLabelText<HTMLInputElement>(/^Vorname/).value).toBe('');
  expect(isInactive()).toBe(true);
});

test.each(['no json', '7', '{"date":"gestern","fillings":"Käse","amount":"viele","product":"Torte"}'])(
  'ignores the stored value %s',
  storedText => {
    sessionStorage.setItem(storageKey('request'), storedText);
    renderDialog();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Brezel/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Personen: Menge' }).value).toBe('3');
    expect(screen.getByRole('button', { name: 'Datum: wählen' })).toBeTruthy();
  },
);
