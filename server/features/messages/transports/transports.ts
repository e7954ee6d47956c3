/** What takes messages to people in this house, by its environment. */
import type { Config } from '../../../app/config';
import type { Carriers } from './transport';
import { smsGateway } from './sms';
import { smtp } from './smtp';

type Settings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_TOKEN' | 'SMS_FROM'>;

export const carriersOf = ({ SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, SMS_FROM }: Settings): Carriers => ({
  ...(SMTP_URL && MAIL_FROM && { mail: smtp({ url: SMTP_URL, from: MAIL_FROM }) }),
  ...(SMS_URL && { sms: smsGateway({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM }) }),
});
