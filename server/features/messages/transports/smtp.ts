/** The SMTP transport. Credentials are sent over TLS only, to a server with a valid certificate. */
import type { Transporter } from 'nodemailer';
import { isEmail } from '../../../../schema/fields/validation/formats';
import { PermanentDeliveryError, type Transport } from './transport';

interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. */
  url: string;
  /** The sender address; its domain is also used for message ids. */
  from: string;
  /** Milliseconds for each SMTP step; all steps together may take four times as long. */
  timeout?: number;
}

export function smtp({ url, from, timeout = 10_000 }: SmtpOptions): Transport {
  let transporter: Promise<Transporter> | undefined;

  async function send({ id, recipient, replyTo, subject, body, html, createdAt }: Parameters<Transport['send']>[0], sender: string) {
    if (!isEmail(recipient)) throw new PermanentDeliveryError('Keine gültige E-Mail-Adresse.');
    transporter ??= createTransporter(url, timeout);
    const mail = {
      from: { name: sender, address: from },
      to: { name: '', address: recipient },
      envelope: { from, to: [recipient] },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject: subject ?? '',
      text: body,
      ...(html !== null && { html }),
      // The same for every attempt, so that the recipient can detect duplicates.
      messageId: `<${id}@${from.split('@')[1]}>`,
      date: createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(4 * timeout),
    };
    await (await transporter).sendMail(mail).catch(error => {
      throw isFinal(error) ? new PermanentDeliveryError((error as Error).message) : error;
    });
  }

  return { send, close: () => void transporter?.then(transporter => transporter.close()) };
}

async function createTransporter(url: string, timeout: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, port, protocol, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    pool: true,
    // The job queue retries; a retry here could send a mail twice when the connection broke.
    maxRequeues: 0,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: username !== '',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2' },
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// A permanent error about the sender, the recipient or the text will occur again; other errors may be temporary.
const isFinal = ({ responseCode = 0, command }: { responseCode?: number; command?: string }): boolean =>
  responseCode >= 500 && ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '');
