/** The e-mails and text messages about orders. */
import { officeOrderPath, statusPath } from '../../../../schema/site/paths';
import { proposalQuestion, statusHeading, statusSentence } from '../../../../schema/rules/order/orderTexts';
import type { EmailTemplate, EmailSection } from '../../mail/emailTemplate';
import type { OrderNotification } from './orderNotifications';
import {
  customerSection,
  dueText,
  factsSection,
  footerSection,
  itemsSection,
  dateTimeWithWeekday,
  orderNoun,
  noticesSection,
  termsSection,
  type OrderEmailData,
} from './emailSections';

export interface OrderEmail extends EmailTemplate {
  readonly subject: string;
}

/** The content of an e-mail to the customer: the news in one line and in a few sentences, and a button. */
interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly texts: readonly (string | false | null)[];
  readonly note?: string | null;
  readonly button: string;
  /** Includes the notices and terms that a lasting confirmation must have. */
  readonly hasLegalSections?: boolean;
}

const viewOrderLabel = 'Bestellung ansehen';

/** A quotation is requested, not ordered (G-043), so its e-mails say 'Anfrage'. */
const adaptToQuotation = (text: string, { order: { isQuotation } }: OrderEmailData): string =>
  isQuotation ? text.replaceAll('Bestellung', 'Anfrage') : text;

function confirmedContent(data: OrderEmailData): EmailContent {
  const { order } = data;
  return {
    subject: `Ihre ${orderNoun(order)} ${order.uid} wurde bestätigt`,
    heading: order.isQuotation ? 'Ihre Anfrage wurde bestätigt.' : statusSentence({ ...order, status: 'CONFIRMED' }),
    texts: [`Termin: ${dueText(data)}`, order.deliveryType === 'takeaway' ? data.branch.pickupText : null],
    button: viewOrderLabel,
    hasLegalSections: true,
  };
}

const contentBuilders: Readonly<Record<Exclude<OrderNotification, 'declined'>, (data: OrderEmailData) => EmailContent>> = {
  placed: data => ({
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
    hasLegalSections: true,
  }),
  confirmed: confirmedContent,
  agreed: confirmedContent,
  canceled: data => ({
    subject: `Ihre ${orderNoun(data.order)} ${data.order.uid} wurde storniert`,
    heading: 'Ihre Bestellung wurde storniert.',
    texts: ['Es tut uns leid.', data.order.paidAt ? 'Den bezahlten Betrag erstatten wir Ihnen.' : null],
    note: data.order.rejectionMessage,
    button: viewOrderLabel,
  }),
  proposed: data => ({
    subject: `Terminvorschlag zu Ihrer ${orderNoun(data.order)} ${data.order.uid}`,
    heading: 'Unser Gegenvorschlag',
    texts: [proposalQuestion(dateTimeWithWeekday(data.order.counterAppointment!, data.settings))],
    button: 'Jetzt antworten',
  }),
  ready: data => ({
    subject: `Ihre ${orderNoun(data.order)} ${data.order.uid} ist ${data.order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}`,
    heading: statusSentence({ ...data.order, status: 'IN_DELIVERY' }),
    texts: [data.order.deliveryType === 'takeaway' ? data.branch.pickupText : null],
    button: viewOrderLabel,
  }),
  completed: data => ({
    subject: `Wie zufrieden waren Sie mit Ihrer ${orderNoun(data.order)} ${data.order.uid}?`,
    heading: 'Wie zufrieden waren Sie?',
    texts: [statusSentence({ ...data.order, status: 'COMPLETED' }), 'Vier kurze Fragen helfen uns, besser zu werden.'],
    button: 'Jetzt bewerten',
  }),
};

const isText = (text: string | false | null): text is string => !!text;

/** Builds the e-mail to the customer. */
export function customerEmail(notification: Exclude<OrderNotification, 'declined'>, data: OrderEmailData): OrderEmail {
  const { order, settings, publicUrl } = data;
  const { subject, heading, texts, note, button, hasLegalSections = false } = contentBuilders[notification](data);
  const isTicket = !settings.disableTickets && order.ticketNumber !== null;
  const sections: readonly (EmailSection | false | null | undefined | '')[] = [
    { kind: 'text', text: adaptToQuotation([greetingText(data), ...texts].filter(isText).join('\n\n'), data) },
    note && { kind: 'quote', text: note },
    isTicket &&
      ['placed', 'confirmed', 'agreed', 'ready'].includes(notification) && {
        kind: 'number',
        label: 'Ticket',
        value: String(order.ticketNumber),
      },
    { kind: 'button', label: adaptToQuotation(button, data), url: new URL(statusPath(order), publicUrl).href },
    notification !== 'completed' && itemsSection(data),
    notification !== 'completed' && factsSection(data),
    hasLegalSections && noticesSection(data),
  ];
  const terms = hasLegalSections ? termsSection(data) : [];
  return {
    subject,
    heading: adaptToQuotation(heading, data),
    sections: [...sections.filter(section => !!section), ...terms],
    ...footerSection(data),
  };
}

const greetingText = ({ order: { firstName, lastName } }: OrderEmailData): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name ? `Guten Tag ${name},` : 'Guten Tag,';
};

/** Builds the e-mail to the branch: a new order, or a proposed time that the customer has declined. */
export function branchEmail(notification: OrderNotification, data: OrderEmailData): OrderEmail {
  const { order, publicUrl } = data;
  const noun = orderNoun(order);
  const number = order.ticketNumber === null ? order.uid : `Ticket ${order.ticketNumber}`;
  const isNew = notification === 'placed';
  return {
    subject: isNew ? `Neue ${noun}: ${number}, ${dueText(data)}` : `Terminvorschlag abgelehnt: ${number}`,
    heading: isNew ? `Neue ${noun}` : 'Terminvorschlag abgelehnt',
    sections: [
      { kind: 'number', label: order.ticketNumber === null ? 'Bestellnummer' : 'Ticket', value: String(order.ticketNumber ?? order.uid) },
      ...(isNew
        ? []
        : [{ kind: 'text' as const, text: `Die Kundschaft hat den vorgeschlagenen Termin abgelehnt. Die ${noun} ist storniert.` }]),
      { kind: 'button', label: 'Im Backoffice öffnen', url: new URL(officeOrderPath(order.id), publicUrl).href },
      factsSection(data),
      customerSection(data),
      { ...itemsSection(data), title: noun } as EmailSection,
    ],
    ...footerSection(data),
  };
}

const maxSmsLength = 320;

const smsTexts: Readonly<Partial<Record<OrderNotification, (data: OrderEmailData) => string>>> = {
  placed: ({ order }) => `Ihre ${orderNoun(order)} ${order.uid} ist eingegangen.`,
  confirmed: data => `Ihre ${orderNoun(data.order)} ${data.order.uid} wurde bestätigt. Termin: ${dueText(data)}.`,
  canceled: ({ order }) =>
    `Ihre ${orderNoun(order)} ${order.uid} wurde storniert.${order.rejectionMessage ? ` ${order.rejectionMessage}` : ''}`,
  proposed: data => proposalQuestion(dateTimeWithWeekday(data.order.counterAppointment!, data.settings)),
  ready: ({ order }) => `Ihre ${orderNoun(order)} ${order.uid} ist ${order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}.`,
};

/** Builds the text message to the customer. Its text is shortened to fit two or three messages; the link is never shortened. */
export function customerSms(notification: OrderNotification, data: OrderEmailData): string {
  const prefix = `${data.settings.shopName}: `;
  const link = new URL(statusPath(data.order), data.publicUrl).href;
  const text = (smsTexts[notification]?.(data) ?? '').replace(/\s+/g, ' ');
  const maxTextLength = maxSmsLength - prefix.length - link.length - 1;
  return `${prefix}${text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text} ${link}`;
}
