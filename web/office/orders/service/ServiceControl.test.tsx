import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { NEVER, of, Subject } from 'rxjs';
import { OfficeContext } from '../../shell/officeContext';
import { ServiceControl } from './ServiceControl';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z')));
afterEach(() => jest.restoreAllMocks());

// jsdom does not support modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const until = '2026-11-20T11:15:00.000Z';
const state = (change: object = {}) => ({
  __typename: 'BranchServiceState',
  ...{ mode: 'takeaway', state: 'paused', minutes: null, until: null, reason: null },
  ...change,
});
const branchWith = (...serviceStates: object[]) => ({
  __typename: 'Branch',
  ...{ id: 'linz', name: 'Linz' },
  ...{ isTakeawayEnabled: true, isDeliveryEnabled: true, isDineInEnabled: false },
  openingHours: [{ __typename: 'OpeningRule', type: 'daily', date: null, isClosed: false, from: '06:00', to: '18:00' }],
  ...{ deliveryHours: [], isDeliveryHoursEnabled: false, serviceStates, soldOut: [] },
});
const steyr = { ...branchWith(state({ mode: 'delivery', until })), id: 'steyr', name: 'Steyr' };
const foreign = { ...branchWith(state()), id: 'wels', name: 'Wels' };
const config = { shopName: 'Hollerbusch', timezone: 'Europe/Vienna', currency: 'EUR' };

/** Renders the control with a fake server, which stores a state like the real one. */
function renderControl({ states = [], error, branches = ['linz'] }: { states?: object[]; error?: GraphQLError; branches?: string[] } = {}) {
  const server = { branch: branchWith(...states) };
  const inputs: object[] = [];
  const changes = new Subject<ApolloLink.Result>();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'BranchService') return of({ data: { branch: server.branch } });
    if (operationName === 'BranchServices')
      return of({ data: { branches: { __typename: 'BranchList', items: [server.branch, steyr, foreign] } } });
    if (operationName === 'BranchServiceChanged') return changes;
    if (operationName !== 'SetBranchService') return NEVER;
    inputs.push(variables);
    if (error) return of({ errors: [error] });
    server.branch = branchWith(...(variables.state === 'open' ? [] : [state({ ...variables, __typename: 'BranchServiceState' })]));
    return of({ data: { setBranchService: server.branch } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <OfficeContext value={{ me: { roles: ['ROLE_EMPLOYEE'] }, config } as never}>
        <ServiceControl branches={branches} />
      </OfficeContext>
    </ApolloProvider>,
  );
  const change = (...states: object[]): void => {
    server.branch = branchWith(...states);
    act(() => changes.next({ data: { catalogueChanged: { __typename: 'CatalogueChange', ids: ['linz'], hasMore: false, version: 1 } } }));
  };
  return { inputs, change, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('pauses a delivery method for 15 minutes with a usual reason', async () => {
  const { inputs, user } = renderControl();
  await user.click(await button('Pause'));
  await user.click(screen.getByRole('radio', { name: /^Abholung/ }));
  await user.click(screen.getByRole('radio', { name: 'Pause' }));
  await user.click(await button('15 Minuten'));
  await user.click(await button('Viel los'));
  await user.click(await button('Jetzt pausieren'));
  await button('Abholung: Pause bis 11:45');
  const reason = 'Wir haben gerade besonders viele Bestellungen.';
  expect(inputs).toEqual([{ branch: 'linz', mode: 'takeaway', state: 'paused', until: '2026-11-20T10:45:00.000Z', reason }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('adds minutes until closing time', async () => {
  const { inputs, user } = renderControl();
  await user.click(await button('Pause'));
  await user.click(screen.getByRole('radio', { name: /^Lieferung/ }));
  await user.click(screen.getByRole('radio', { name: 'Stoßzeit' }));
  await user.click(await button('+45'));
  await user.click(await button('bis Ladenschluss'));
  await user.click(await button('Stoßzeit starten'));
  await button('Lieferung: Stoßzeit +45 min');
  expect(inputs).toEqual([
    { branch: 'linz', mode: 'delivery', state: 'busy', minutes: 45, until: '2026-11-20T17:00:00.000Z', reason: null },
  ]);
});

test('resumes at once', async () => {
  const { inputs, user } = renderControl({ states: [state({ mode: 'delivery', until })] });
  await user.click(await button('Lieferung: Pause bis 12:15'));
  expect(screen.getByRole('radio', { name: /^Lieferung/, checked: true })).toBeTruthy();
  await user.click(await button('Sofort fortsetzen'));
  await button('Pause');
  expect(inputs).toEqual([{ branch: 'linz', mode: 'delivery', state: 'open' }]);
});

test('changes the reason and keeps the end', async () => {
  const { inputs, user } = renderControl({ states: [state({ until })] });
  await user.click(await button(/Pause bis 12:15/));
  await user.type(screen.getByRole('textbox', { name: /^Grund/ }), 'Ofen defekt.');
  await user.click(await button('Pause ändern'));
  await waitFor(() => expect(inputs).toEqual([{ branch: 'linz', mode: 'takeaway', state: 'paused', until, reason: 'Ofen defekt.' }]));
});

test('shows the error of the server and keeps the form', async () => {
  const message = 'Dafür fehlt Ihnen die Berechtigung.';
  const error = new GraphQLError(message, { extensions: { errors: [{ message, field: null, code: 'FORBIDDEN' }] } });
  const { user } = renderControl({ error });
  await user.click(await button('Pause'));
  await user.click(screen.getByRole('radio', { name: 'Pause' }));
  await user.click(await button('bis auf Weiteres'));
  await user.click(await button('Jetzt pausieren'));
  await within(await screen.findByRole('alert')).findByText(message);
  expect((await button('bis auf Weiteres')).getAttribute('aria-pressed')).toBe('true');
});

test('shows a change of another device', async () => {
  const { change } = renderControl();
  await button('Pause');
  change(state({ until }), state({ mode: 'delivery', until }));
  await button('Pause bis 12:15');
  change(state({ state: 'busy', minutes: 20 }), state({ mode: 'delivery', until }));
  await button('Lieferung: Pause bis 12:15 (+1)');
  change();
  await button('Pause');
});

test('pauses one of several branches', async () => {
  const { inputs, user } = renderControl({ branches: ['linz', 'steyr'] });
  await user.click(await button('Steyr: Lieferung: Pause bis 12:15'));
  const list = screen.getByRole('list', { name: 'Filialen' });
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['LinzOffen', 'SteyrLieferung: Pause bis 12:15']);
  await user.click(within(list).getByRole('button', { name: /^Linz/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pause und Stoßzeit: Linz' }));
  await user.click(dialog.getByRole('radio', { name: 'Pause' }));
  await user.click(dialog.getByRole('button', { name: 'Jetzt pausieren' }));
  await within(list).findByRole('button', { name: /^Linz.*Pause bis/ });
  expect(inputs).toMatchObject([{ branch: 'linz', mode: 'takeaway', state: 'paused' }]);
  await button('Linz: Abholung: Pause bis 12:00 (+1)');
});
