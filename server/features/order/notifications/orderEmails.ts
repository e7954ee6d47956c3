/** What customers and branches read when something happens to an order. */
import { officeOrderPath, statusPath } from '../../../../schema/site/paths';
import { counterPrompt, headingOf, sentenceOf } from '../../../../schema/rules/order/orderTexts';
import type { Letter, Piece } from '../../mail/emailTemplate';
import type { Occasion } from './orderNotifications';
import { customerOf, dueText, factsOf, footOf, goodsOf, momentOf, nounOf, noticesOf, termsOf, type Told } from './emailSections';

export interface OrderLetter extends Letter {
  readonly subject: string;
}

/** What a customer is told: in a line, in a sentence or two, and what they can do about it. */
interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly texts: readonly (string | false | null)[];
  readonly note?: string | null;
  readonly button: string;
  /** With everything a confirmation that lasts must hold. */
  readonly isWhole?: boolean;
}

const seeOrder = 'Bestellung ansehen';

/** An offer is asked for, not ordered (G-043). */
const spokenOf = (text: string, { order: { isQuotation } }: Told): string =>
  isQuotation ? text.replaceAll('Bestellung', 'Anfrage') : text;

function confirmedWords(told: Told): Words {
  const { order } = told;
  return {
    subject: `Ihre ${nounOf(order)} ${order.uid} wurde bestätigt`,
    heading: order.isQuotation ? 'Ihre Anfrage wurde bestätigt.' : sentenceOf({ ...order, status: 'CONFIRMED' }),
    texts: [`Termin: ${dueText(told)}`, order.deliveryType === 'takeaway' ? told.branch.pickupText : null],
    button: seeOrder,
    isWhole: true,
  };
}

const words: Readonly<Record<Exclude<Occasion, 'declined'>, (told: Told) => Words>> = {
  placed: told => ({
    subject: `Ihre ${nounOf(told.order)} ${told.order.uid} bei ${told.settings.shopName}`,
    heading: headingOf(told.order),
    texts: [
      sentenceOf(told.order),
      told.order.isQuotation
        ? 'Den endgültigen Betrag nennen wir Ihnen in unserem Angebot.'
        : told.order.status === 'WAITING_FOR_CONFIRMATION' && 'Sie hören von uns, sobald die Filiale sie bestätigt hat.',
      told.order.isPreorder
        ? 'Wir haben gerade geschlossen und kümmern uns um Ihre Vorbestellung, sobald wir wieder geöffnet haben.'
        : null,
    ],
    button: seeOrder,
    isWhole: true,
  }),
  confirmed: confirmedWords,
  agreed: confirmedWords,
  canceled: told => ({
    subject: `Ihre ${nounOf(told.order)} ${told.order.uid} wurde storniert`,
    heading: 'Ihre Bestellung wurde storniert.',
    texts: ['Es tut uns leid.', told.order.paidAt ? 'Den bezahlten Betrag erstatten wir Ihnen.' : null],
    note: told.order.rejectionMessage,
    button: seeOrder,
  }),
  proposed: told => ({
    subject: `Terminvorschlag zu Ihrer ${nounOf(told.order)} ${told.order.uid}`,
    heading: 'Unser Gegenvorschlag',
    texts: [counterPrompt(momentOf(told.order.counterAppointment!, told.settings))],
    button: 'Jetzt antworten',
  }),
  ready: told => ({
    subject: `Ihre ${nounOf(told.order)} ${told.order.uid} ist ${told.order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}`,
    heading: sentenceOf({ ...told.order, status: 'IN_DELIVERY' }),
    texts: [told.order.deliveryType === 'takeaway' ? told.branch.pickupText : null],
    button: seeOrder,
  }),
  completed: told => ({
    subject: `Wie zufrieden waren Sie mit Ihrer ${nounOf(told.order)} ${told.order.uid}?`,
    heading: 'Wie zufrieden waren Sie?',
    texts: [sentenceOf({ ...told.order, status: 'COMPLETED' }), 'Vier kurze Fragen helfen uns, besser zu werden.'],
    button: 'Jetzt bewerten',
  }),
};

const isText = (text: string | false | null): text is string => !!text;

/** The mail to the customer. */
export function customerLetter(occasion: Exclude<Occasion, 'declined'>, told: Told): OrderLetter {
  const { order, settings, publicUrl } = told;
  const { subject, heading, texts, note, button, isWhole = false } = words[occasion](told);
  const isTicket = !settings.disableTickets && order.ticketNumber !== null;
  const pieces: readonly (Piece | false | null | undefined | '')[] = [
    { kind: 'text', text: spokenOf([greetingOf(told), ...texts].filter(isText).join('\n\n'), told) },
    note && { kind: 'note', text: note },
    isTicket &&
      ['placed', 'confirmed', 'agreed', 'ready'].includes(occasion) && {
        kind: 'number',
        label: 'Ticket',
        value: String(order.ticketNumber),
      },
    { kind: 'button', label: spokenOf(button, told), address: new URL(statusPath(order), publicUrl).href },
    occasion !== 'completed' && goodsOf(told),
    occasion !== 'completed' && factsOf(told),
    isWhole && noticesOf(told),
  ];
  const terms = isWhole ? termsOf(told) : [];
  return { subject, heading: spokenOf(heading, told), pieces: [...pieces.filter(piece => !!piece), ...terms], ...footOf(told) };
}

const greetingOf = ({ order: { firstName, lastName } }: Told): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name ? `Guten Tag ${name},` : 'Guten Tag,';
};

/** The mail to the branch: a new order, or one whose customer would not have the proposed time. */
export function branchLetter(occasion: Occasion, told: Told): OrderLetter {
  const { order, publicUrl } = told;
  const noun = nounOf(order);
  const number = order.ticketNumber === null ? order.uid : `Ticket ${order.ticketNumber}`;
  const isNew = occasion === 'placed';
  return {
    subject: isNew ? `Neue ${noun}: ${number}, ${dueText(told)}` : `Terminvorschlag abgelehnt: ${number}`,
    heading: isNew ? `Neue ${noun}` : 'Terminvorschlag abgelehnt',
    pieces: [
      { kind: 'number', label: order.ticketNumber === null ? 'Bestellnummer' : 'Ticket', value: String(order.ticketNumber ?? order.uid) },
      ...(isNew
        ? []
        : [{ kind: 'text' as const, text: `Die Kundschaft hat den vorgeschlagenen Termin abgelehnt. Die ${noun} ist storniert.` }]),
      { kind: 'button', label: 'Im Backoffice öffnen', address: new URL(officeOrderPath(order.id), publicUrl).href },
      factsOf(told),
      customerOf(told),
      { ...goodsOf(told), title: noun } as Piece,
    ],
    ...footOf(told),
  };
}

const longestText = 320;

const briefly: Readonly<Partial<Record<Occasion, (told: Told) => string>>> = {
  placed: ({ order }) => `Ihre ${nounOf(order)} ${order.uid} ist eingegangen.`,
  confirmed: told => `Ihre ${nounOf(told.order)} ${told.order.uid} wurde bestätigt. Termin: ${dueText(told)}.`,
  canceled: ({ order }) =>
    `Ihre ${nounOf(order)} ${order.uid} wurde storniert.${order.rejectionMessage ? ` ${order.rejectionMessage}` : ''}`,
  proposed: told => counterPrompt(momentOf(told.order.counterAppointment!, told.settings)),
  ready: ({ order }) => `Ihre ${nounOf(order)} ${order.uid} ist ${order.deliveryType === 'delivery' ? 'unterwegs' : 'abholbereit'}.`,
};

/** The text message to the customer, cut to two or three of the short ones it is sent as; its link is never cut. */
export function customerText(occasion: Occasion, told: Told): string {
  const head = `${told.settings.shopName}: `;
  const link = new URL(statusPath(told.order), told.publicUrl).href;
  const said = (briefly[occasion]?.(told) ?? '').replace(/\s+/g, ' ');
  const room = longestText - head.length - link.length - 1;
  return `${head}${said.length > room ? `${said.slice(0, room - 1)}…` : said} ${link}`;
}
