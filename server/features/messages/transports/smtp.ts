/** Mails by a mail server (SMTP). Whoever asks it for a login sends it over TLS only, and to a server that can prove its name. */
import type { Transporter } from 'nodemailer';
import { isEmail } from '../../../../schema/fields/validation/formats';
import { Undeliverable, type Carrier } from './transport';

interface SmtpSetup {
  /** `smtps://user:password@host:465`, or `smtp://…:587` for a server that turns to TLS when asked. */
  url: string;
  /** Whom mails come from; its domain is that of their ids too. */
  from: string;
  /** Milliseconds for each step the server takes, four times as long for all of them. */
  patience?: number;
}

export function smtp({ url, from, patience = 10_000 }: SmtpSetup): Carrier {
  let transport: Promise<Transporter> | undefined;

  async function carry({ id, recipient, replyTo, subject, body, html, createdAt }: Parameters<Carrier['carry']>[0], sender: string) {
    if (!isEmail(recipient)) throw new Undeliverable('Keine gültige E-Mail-Adresse.');
    transport ??= open(url, patience);
    const mail = {
      from: { name: sender, address: from },
      to: { name: '', address: recipient },
      envelope: { from, to: [recipient] },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject: subject ?? '',
      text: body,
      ...(html !== null && { html }),
      // The same however often it is tried: whoever got it already knows it again.
      messageId: `<${id}@${from.split('@')[1]}>`,
      date: createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(4 * patience),
    };
    await (await transport).sendMail(mail).catch(error => {
      throw isFinal(error) ? new Undeliverable((error as Error).message) : error;
    });
  }

  return { carry, close: () => void transport?.then(open => open.close()) };
}

async function open(url: string, patience: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, port, protocol, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    pool: true,
    // The queue tries again; here a mail whose connection broke might be sent twice.
    maxRequeues: 0,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: username !== '',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// A server that refuses this sender, this recipient or this text will do so again. Everything else may be mended.
const isFinal = ({ responseCode = 0, command }: { responseCode?: number; command?: string }): boolean =>
  responseCode >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '');
