/** Creates the transports that the environment configures. */
import type { Transports } from './transport';
import { smsGateway } from './sms';
import { smtp } from './smtp';

/** The variables of the environment that configure transports. */
type TransportConfig = Readonly<Record<'SMTP_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_TOKEN' | 'SMS_FROM', string | null>>;

export const createTransports = ({ SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, SMS_FROM }: TransportConfig): Transports => ({
  ...(SMTP_URL && MAIL_FROM && { mail: smtp({ url: SMTP_URL, from: MAIL_FROM }) }),
  ...(SMS_URL && { sms: smsGateway({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM }) }),
});
