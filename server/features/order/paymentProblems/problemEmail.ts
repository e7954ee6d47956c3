/** The e-mail to the branch about a problem with a payment: what happened, and what to do. */
import { paymentProblem, type PaymentProblemType } from '../../../../schema/collections/paymentProblem';
import type { Message } from '../../messages/queueMessage';
import { toEmailMessage } from '../notifications/buildMessage';
import type { OrderEmailData } from '../notifications/orderEmailData';
import { branchEmail } from '../notifications/orderEmails';

const instructions: { readonly [P in PaymentProblemType]: string } = {
  mismatch:
    'Die Bestellung gilt nicht als bezahlt, und der erhaltene Betrag wird automatisch erstattet, sobald sie fehlgeschlagen oder storniert ist. ' +
    'Bitte bereiten Sie sie nicht zu und prüfen Sie die Zahlung im Konto des Zahlungsdienstes.',
  refundFailed:
    'Die Kundschaft hat ihr Geld noch nicht zurück. Bitte erstatten Sie den Betrag im Konto des Zahlungsdienstes, ' +
    'oder vereinbaren Sie mit der Kundschaft einen anderen Weg.',
  refundDelayed:
    'Wir fragen den Zahlungsdienst weiter. Bitte prüfen Sie in seinem Konto, ob er erreichbar ist und ob das Guthaben für die Erstattung reicht.',
  chargeback:
    'Die Bank der Kundschaft hat die Zahlung zurückgeholt. Bitte prüfen Sie die Rückbuchung im Konto des Zahlungsdienstes ' +
    'und erstatten Sie den Betrag nicht noch einmal.',
};

/** Builds the e-mail, or undefined when neither the branch nor the shop has an address. */
export function buildProblemEmail(problem: PaymentProblemType, note: string, data: OrderEmailData): Message | undefined {
  const { order, branch, settings } = data;
  const recipient = branch.orderEmail ?? branch.email ?? settings.email;
  if (!recipient) return undefined;
  const heading = paymentProblem.fields.problem.options[problem];
  const content = { subject: `${heading}: Bestellung ${order.uid}`, heading, text: `${note}\n\n${instructions[problem]}` };
  return toEmailMessage(branchEmail(content, data), { recipient, replyTo: order.email }, data);
}
