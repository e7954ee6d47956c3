/** The e-mails and text messages about orders. */
import { officeOrderPath, statusPath } from '../../../../schema/site/paths';
import type { EmailTemplate, EmailSection } from '../../mail/emailTemplate';
import { customerSection, factsSection } from './factsSections';
import { itemsSection } from './itemsSection';
import { footerSection, noticesSection, termsSection } from './legalSections';
import type { BranchContent, EmailContent } from './notificationTexts';
import { orderNoun, type OrderEmailData } from './orderEmailData';

export interface OrderEmail extends EmailTemplate {
  readonly subject: string;
}

/** A quotation is requested, not ordered (G-043), so its e-mails say 'Anfrage'. */
const adaptToQuotation = (text: string, { order: { isQuotation } }: OrderEmailData): string =>
  isQuotation ? text.replaceAll('Bestellung', 'Anfrage') : text;

const isText = (text: string | false | null): text is string => !!text;

/** Builds the e-mail to the customer. */
export function customerEmail(content: EmailContent, data: OrderEmailData): OrderEmail {
  const { order, settings, publicUrl } = data;
  const { subject, heading, texts, note, button, hasTicketNumber = false, hasOrder = true, hasLegalSections = false } = content;
  const isTicket = hasTicketNumber && !settings.disableTickets && order.ticketNumber !== null;
  const sections: readonly (EmailSection | false | null | undefined | '')[] = [
    { kind: 'text', text: adaptToQuotation([greetingText(data), ...texts].filter(isText).join('\n\n'), data) },
    note && { kind: 'quote', text: note },
    isTicket && { kind: 'number', label: 'Ticket', value: String(order.ticketNumber) },
    { kind: 'button', label: adaptToQuotation(button, data), url: new URL(statusPath(order), publicUrl).href },
    hasOrder && itemsSection(data),
    hasOrder && factsSection(data),
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

/** Builds the e-mail to the branch. */
export function branchEmail({ subject, heading, text }: BranchContent, data: OrderEmailData): OrderEmail {
  const { order, publicUrl } = data;
  return {
    subject,
    heading,
    sections: [
      { kind: 'number', label: order.ticketNumber === null ? 'Bestellnummer' : 'Ticket', value: String(order.ticketNumber ?? order.uid) },
      ...(text === null ? [] : [{ kind: 'text' as const, text }]),
      { kind: 'button', label: 'Im Backoffice öffnen', url: new URL(officeOrderPath(order.id), publicUrl).href },
      factsSection(data),
      customerSection(data),
      itemsSection(data, orderNoun(order)),
    ],
    ...footerSection(data),
  };
}

const maxSmsLength = 320;

/** Builds the text message to the customer. Its text is shortened to fit two or three messages; the link is never shortened. */
export function customerSms(content: string, data: OrderEmailData): string {
  const prefix = `${data.settings.shopName}: `;
  const link = new URL(statusPath(data.order), data.publicUrl).href;
  const text = content.replace(/\s+/g, ' ');
  const maxTextLength = maxSmsLength - prefix.length - link.length - 1;
  return `${prefix}${text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text} ${link}`;
}
