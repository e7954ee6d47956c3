/** The texts of all notifications about an order. The compiler asks for those of a new notification. */
import { proposalQuestion, statusHeading, statusSentence } from '../../../../schema/rules/order/orderTexts';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { totalText } from '../../../../schema/rules/pricing/priceNotices';
import { proposedTimesOf } from '../../../../schema/rules/order/actions/proposal';
import type { OrderNotification } from '../../../../schema/rules/order/orderActions';
import { dueText, orderNoun, timesWithWeekday, type OrderEmailData } from './orderEmailData';

/** The content of an e-mail to the customer: the news in one line and in a few sentences, and a button. */
export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly texts: readonly (string | false | null)[];
  readonly note?: string | null;
  readonly button: string;
  /** Includes the number that the customer is called by. */
  readonly hasTicketNumber?: boolean;
  /** Includes the items and facts of the order. */
  readonly hasOrder?: boolean;
  /** Includes the notices and terms that a lasting confirmation must have. */
  readonly hasLegalSections?: boolean;
}

/** The content of an e-mail to the branch; the order follows below it. */
export interface BranchContent {
  readonly subject: string;
  readonly heading: string;
  readonly text: string | null;
}

interface NotificationTexts {
  /** Tells whether the notification is still to be sent when its job runs. */
  readonly isDue: (data: OrderEmailData) => boolean;
  /** The e-mail to the customer, the text message to the customer and the e-mail to the branch; null sends none. */
  readonly email: ((data: OrderEmailData) => EmailContent) | null;
  readonly sms: ((data: OrderEmailData) => string) | null;
  readonly branch: ((data: OrderEmailData) => BranchContent) | null;
  /** The push message to the devices of the customer, below the name of the order. */
  readonly push: ((data: OrderEmailData) => string) | null;
}

const viewOrderLabel = 'Bestellung ansehen';
const always = (): boolean => true;
/** A notification that waits for an undo would otherwise arrive after that of a cancellation. */
const unlessCanceled = ({ order }: OrderEmailData): boolean => order.canceledAt === null;

/** Returns how the branch calls an order. */
const orderNumber = ({ order: { ticketNumber, uid } }: OrderEmailData): string => (ticketNumber === null ? uid : `Ticket ${ticketNumber}`);

function confirmedContent(data: OrderEmailData): EmailContent {
  const { order } = data;
  return {
    subject: `Ihre ${orderNoun(order)} ${order.uid} wurde bestätigt`,
    heading: order.isQuotation ? 'Ihre Anfrage wurde bestätigt.' : statusSentence({ ...order, status: 'CONFIRMED' }),
    texts: [`Termin: ${dueText(data)}`, order.deliveryType === 'takeaway' ? data.branch.pickupText : null],
    button: viewOrderLabel,
    hasTicketNumber: true,
    hasLegalSections: true,
  };
}

const proposedQuestion = ({ order, settings }: OrderEmailData): string =>
  proposalQuestion(timesWithWeekday(proposedTimesOf(order), settings));

/** Returns `Statt Semmel erhalten Sie Kornspitz.` for each item that replaces another. */
const replacementsOf = ({ order: { items } }: OrderEmailData): string[] =>
  items.flatMap(({ name, replaces, isRemoved }) => {
    const replaced = isRemoved || typeof replaces !== 'number' ? undefined : items[replaces];
    return replaced ? [`Statt ${replaced.name} erhalten Sie ${name}.`] : [];
  });

export const notificationTexts: { readonly [N in OrderNotification]: NotificationTexts } = {
  placed: {
    isDue: always,
    email: data => ({
      subject: `Ihre ${orderNoun(data.order)} ${data.order.uid} bei ${data.settings.shopName}`,
      heading: statusHeading(data.order),
      texts: [
        statusSentence(data.order),
        data.order.isQuotation
          ? 'Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.'
          : data.order.status === 'WAITING_FOR_CONFIRMATION' && 'Sie hören von uns, sobald die Filiale sie bestätigt hat.',
        data.order.isPreorder
          ? 'Wir haben gerade geschlossen und kümmern uns um Ihre Vorbestellung, sobald wir wieder geöffnet haben.'
          : null,
      ],
      button: viewOrderLabel,
      hasTicketNumber: true,
      hasLegalSections: true,
    }),
    sms: ({ order }) => `Ihre ${orderNoun(order)} ${order.uid} ist eingegangen.`,
    branch: data => ({
      subject: `Neue ${orderNoun(data.order)}: ${orderNumber(data)}, ${dueText(data)}`,
      heading: `Neue ${orderNoun(data.order)}`,
      text: null,
    }),
    push: null,
  },
  confirmed: {
    isDue: unlessCanceled,
    email: confirmedContent,
    sms: data => `Ihre ${orderNoun(data.order)} ${data.order.uid} wurde bestätigt. Termin: ${dueText(data)}.`,
    branch: null,
    push: data => `Ihre ${orderNoun(data.order)} wurde bestätigt. Termin: ${dueText(data)}.`,
  },
  agreed: {
    isDue: always,
    email: confirmedContent,
    sms: null,
    branch: null,
    push: null,
  },
  canceled: {
    isDue: always,
    email: data => ({
      subject: `Ihre ${orderNoun(data.order)} ${data.order.uid} wurde storniert`,
      heading: 'Ihre Bestellung wurde storniert.',
      texts: ['Es tut uns leid.', data.order.paidAt ? 'Den bezahlten Betrag erstatten wir Ihnen.' : null],
      note: data.order.rejectionMessage,
      button: viewOrderLabel,
    }),
    sms: ({ order }) =>
      `Ihre ${orderNoun(order)} ${order.uid} wurde storniert.${order.rejectionMessage ? ` ${order.rejectionMessage}` : ''}`,
    branch: null,
    push: ({ order }) => `Ihre ${orderNoun(order)} wurde storniert.${order.rejectionMessage ? ` ${order.rejectionMessage}` : ''}`,
  },
  proposed: {
    isDue: ({ order }) => order.counterAppointment !== null, // it may be withdrawn or answered meanwhile
    email: data => ({
      subject: `Terminvorschlag zu Ihrer ${orderNoun(data.order)} ${data.order.uid}`,
      heading: 'Unser Gegenvorschlag',
      texts: [proposedQuestion(data)],
      button: 'Jetzt antworten',
    }),
    sms: proposedQuestion,
    branch: null,
    push: proposedQuestion,
  },
  declined: {
    isDue: always,
    email: null,
    sms: null,
    branch: data => ({
      subject: `Terminvorschlag abgelehnt: ${orderNumber(data)}`,
      heading: 'Terminvorschlag abgelehnt',
      text: `Die Kundschaft hat den vorgeschlagenen Termin abgelehnt. Die ${orderNoun(data.order)} ist storniert.`,
    }),
    push: null,
  },
  canceledByCustomer: {
    isDue: always,
    email: null,
    sms: null,
    branch: data => ({
      subject: `Storniert: ${orderNumber(data)}`,
      heading: 'Von der Kundschaft storniert',
      text: `Die Kundschaft hat die ${orderNoun(data.order)} storniert, bevor sie bestätigt war. Es ist nichts zuzubereiten.`,
    }),
    push: null,
  },
  ready: {
    isDue: unlessCanceled,
    email: data => ({
      subject: `Ihre ${orderNoun(data.order)} ${data.order.uid} ist ${data.order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}`,
      heading: statusSentence({ ...data.order, status: 'IN_DELIVERY' }),
      texts: [data.order.deliveryType === 'takeaway' ? data.branch.pickupText : null],
      button: viewOrderLabel,
      hasTicketNumber: true,
    }),
    sms: ({ order }) => `Ihre ${orderNoun(order)} ${order.uid} ist ${order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}.`,
    branch: null,
    push: ({ order }) => `Ihre ${orderNoun(order)} ist ${order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}.`,
  },
  replaced: {
    isDue: data => !isFinal(data.order.status) && replacementsOf(data).length > 0, // it may be undone meanwhile
    email: data => ({
      subject: `Änderung Ihrer ${orderNoun(data.order)} ${data.order.uid}`,
      heading: replacementsOf(data).length === 1 ? 'Wir haben ein Produkt ersetzt.' : 'Wir haben Produkte ersetzt.',
      texts: [
        replacementsOf(data).join('\n'),
        `Neuer Gesamtbetrag: ${totalText(data.order.pricing, data.order.isQuotation, data.settings.currency)}`,
        'Wenn Ihnen das nicht zusagt, rufen Sie uns bitte an.',
      ],
      button: viewOrderLabel,
      hasTicketNumber: true,
    }),
    sms: data =>
      `Änderung Ihrer ${orderNoun(data.order)} ${data.order.uid}: ${replacementsOf(data).join(' ')} Neuer Gesamtbetrag: ${totalText(data.order.pricing, data.order.isQuotation, data.settings.currency)}.`,
    branch: null,
    push: data => replacementsOf(data).join(' '),
  },
  completed: {
    isDue: ({ settings }) => settings.enablePluginOrderReviews,
    email: data => ({
      subject: `Wie zufrieden waren Sie mit Ihrer ${orderNoun(data.order)} ${data.order.uid}?`,
      heading: 'Wie zufrieden waren Sie?',
      texts: [statusSentence({ ...data.order, status: 'COMPLETED' }), 'Vier kurze Fragen helfen uns, besser zu werden.'],
      button: 'Jetzt bewerten',
      hasOrder: false,
    }),
    sms: null,
    branch: null,
    push: null,
  },
};
