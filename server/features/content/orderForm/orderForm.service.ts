/** Requests for parties (G-105): mailed to whom a page of the shop names, never to an address that only the request knows. */
import { demand } from '../../../../schema/errors/appError';
import { check, type Fault } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { begun } from '../../../../schema/fields/defaults';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';
import { orderRequest, type OrderRequest } from '../../../../schema/rules/checkout/orderRequest';
import type { Settings } from '../../../../schema/site/settings';
import type { Context } from '../../../platform/context/context';
import { textOf, type Letter } from '../../mail/emailTemplate';
import { htmlOf } from '../../mail/emailHtml';
import { send } from '../../messages/queueMessage';
import { getSettings } from '../../settings/settings.service';

/** A place that takes requests, and the fillings it offers. */
interface Desk {
  readonly recipient: string;
  readonly fillings: readonly string[] | null;
}

/** Mails the request to the recipient that is stored; the id of the message. Strangers may ask five times an hour. */
export async function submitOrderForm(context: Context, sent: object): Promise<Id> {
  const request = begun(orderRequest, sent) as OrderRequest;
  demand(check(orderRequest, request));
  const settings = await getSettings(context);
  const desks = await desksOf(context, request.recipient, settings);
  demand([...faultsOf(request, desks), ...dateFaults(request, context.now)]);
  if (context.caller) await context.services.meters.orderForms.count(context.caller.network);

  const letter = letterOf(request, settings);
  const mail = {
    kind: 'mail' as const,
    recipient: desks[0]!.recipient,
    replyTo: request.email,
    subject: `Anfrage von ${request.firstName} ${request.lastName}: ${request.product} für ${persons(request)}`,
    body: textOf(letter),
    html: htmlOf(letter, settings),
  };
  const [id] = await context.atomically(context => send(context, mail));
  return id!;
}

/** All places of the shop that have this recipient; the shop itself takes requests too. */
async function desksOf(context: Context, recipient: string, { email }: Settings): Promise<readonly Desk[]> {
  const stored: Desk[] = await context.db.query(
    `select value->>'recipient' as recipient, value->'fillings' as fillings from (
       select value from block where type = 'order-request'
       union all
       select entry->'value' from site, jsonb_array_elements(content) as entry where entry->>'type' = 'order-request'
     ) as desk where lower(value->>'recipient') = lower($1)`,
    [recipient],
  );
  const isShop = email !== null && email.toLowerCase() === recipient.toLowerCase();
  return [...stored, ...(isShop ? [{ recipient: email, fillings: null }] : [])];
}

// Where every place with this recipient offers fillings, one must be chosen.
function faultsOf({ fillings }: OrderRequest, desks: readonly Desk[]): Fault[] {
  if (desks.length === 0) return [{ path: ['recipient'], rule: 'noChoice' }];
  const mustChoose = desks.every(desk => (desk.fillings ?? []).length > 0);
  return mustChoose && (fillings ?? []).length === 0 ? [{ path: ['fillings'], rule: 'missing' }] : [];
}

/** How long ago a time may have passed, in milliseconds: it may do so while the form is on its way. */
const grace = 2 * 60_000;

const dateFaults = ({ date }: OrderRequest, now: Date): Fault[] =>
  date.getTime() < now.getTime() - grace ? [{ path: ['date'], rule: 'past' }] : [];

const persons = ({ amount }: OrderRequest): string => (amount === 1 ? '1 Person' : `${amount} Personen`);

function letterOf(request: OrderRequest, { timezone, businessName, shopName }: Settings): Letter {
  const at = inZone(request.date, timezone);
  return {
    heading: 'Neue Anfrage',
    pieces: [
      {
        kind: 'facts',
        title: request.product,
        facts: {
          Termin: dateTimeText(at),
          Personen: String(request.amount),
          Füllungen: request.fillings?.join(', ') || null,
          Name: `${request.firstName} ${request.lastName}`,
          'E-Mail': request.email,
          Telefon: request.phone,
          Anmerkung: request.comment,
        },
      },
      { kind: 'text', text: 'Ihre Antwort auf diese E-Mail geht an die Person, die angefragt hat.' },
    ],
    sender: [businessName ?? shopName],
  };
}
