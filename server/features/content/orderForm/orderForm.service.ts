/** Order requests by e-mail (G-105). The recipient must be one that a page of the shop lists. */
import { throwIfInvalid } from '../../../../schema/errors/appError';
import { validate, type Issue } from '../../../../schema/fields/validation/validate';
import type { Id } from '../../../../schema/fields/field';
import { withDefaults } from '../../../../schema/fields/defaults';
import { orderRequest, validateRequestDate, type OrderRequest } from '../../../../schema/rules/checkout/orderRequest';
import type { Settings } from '../../../../schema/site/settings';
import type { Context } from '../../../platform/context/context';
import { emailText } from '../../mail/emailTemplate';
import { emailHtml } from '../../mail/emailHtml';
import { queueMessage } from '../../messages/queueMessage';
import { getSettings } from '../../settings/settings.service';
import { personsText, buildEmail } from './orderFormEmail';

/** A recipient of requests, and the fillings it offers. */
interface RequestRecipient {
  readonly recipient: string;
  readonly fillings: readonly string[] | null;
}

/** Sends the request to the stored recipient and returns the id of the message. Anonymous clients may send five per hour. */
export async function submitOrderForm(context: Context, input: object): Promise<Id> {
  const request = withDefaults(orderRequest, input) as OrderRequest;
  throwIfInvalid(validate(orderRequest, request));
  const settings = await getSettings(context);
  const recipients = await findRecipients(context, request.recipient, settings);
  throwIfInvalid([...validateRecipient(request, recipients), ...validateRequestDate(request, context.now)]);
  if (context.client) await context.services.rateLimiters.orderForms.count(context.client.network);

  const email = buildEmail(request, settings);
  const message = {
    kind: 'mail' as const,
    recipient: recipients[0]!.recipient,
    replyTo: request.email,
    subject: `Anfrage von ${request.firstName} ${request.lastName}: ${request.product} für ${personsText(request)}`,
    body: emailText(email),
    html: emailHtml(email, settings),
  };
  const [id] = await context.transaction(context => queueMessage(context, message));
  return id!;
}

/** Finds all blocks with this recipient. The e-mail address of the shop is a recipient too, also of blocks without one. */
async function findRecipients(context: Context, recipient: string, { email }: Settings): Promise<readonly RequestRecipient[]> {
  const stored: RequestRecipient[] = await context.db.query(
    `select coalesce(nullif(value->>'recipient', ''), $2) as recipient, value->'fillings' as fillings from (
       select value from block where type = 'order-request'
       union all
       select entry->'value' from site, jsonb_array_elements(content) as entry where entry->>'type' = 'order-request'
     ) as form where lower(coalesce(nullif(value->>'recipient', ''), $2)) = lower($1)`,
    [recipient, email],
  );
  const isShop = email !== null && email.toLowerCase() === recipient.toLowerCase();
  return [...stored, ...(isShop ? [{ recipient: email, fillings: null }] : [])];
}

// A filling is required when every block with this recipient offers fillings. No block takes others than it offers.
function validateRecipient({ fillings }: OrderRequest, recipients: readonly RequestRecipient[]): Issue[] {
  if (recipients.length === 0) return [{ path: ['recipient'], rule: 'invalidOption' }];
  const isFillingRequired = recipients.every(target => (target.fillings ?? []).length > 0);
  if (isFillingRequired && (fillings ?? []).length === 0) return [{ path: ['fillings'], rule: 'required' }];
  const offered = recipients.flatMap(target => target.fillings ?? []);
  return (fillings ?? []).flatMap((filling, index) =>
    offered.includes(filling) ? [] : [{ path: ['fillings', index], rule: 'invalidOption' as const }],
  );
}
