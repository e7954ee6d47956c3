/** The e-mail of an order request. */
import type { OrderRequest } from '../../../../schema/rules/checkout/orderRequest';
import type { Settings } from '../../../../schema/site/settings';
import type { EmailTemplate } from '../../mail/emailTemplate';
import { inZone } from '../../../../schema/rules/time/calendar';
import { dateTimeText } from '../../../../schema/rules/time/dateText';

export const personsText = ({ amount }: OrderRequest): string => (amount === 1 ? '1 Person' : `${amount} Personen`);

export function buildEmail(request: OrderRequest, { timezone, businessName, shopName }: Settings): EmailTemplate {
  const dateTime = inZone(request.date, timezone);
  return {
    heading: 'Neue Anfrage',
    sections: [
      {
        kind: 'facts',
        title: request.product,
        facts: {
          Termin: dateTimeText(dateTime),
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
