import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { choice, type Id } from '../../schema/fields/field';
import { Choice, Count, Flag, Moment, Stored, Text } from '../collection/columns';

export const messageKind = choice({ name: 'MessageKind', label: 'Art', required: true, options: { mail: 'E-Mail', sms: 'SMS' } });
export type MessageKind = 'mail' | 'sms';

export const messageState = choice({
  name: 'MessageState',
  label: 'Stand',
  required: true,
  options: { queued: 'wartet', sent: 'gesendet', failed: 'fehlgeschlagen', unconfigured: 'nicht konfiguriert' },
});
export type MessageState = 'queued' | 'sent' | 'failed' | 'unconfigured';

const nullable = true;

/** A mail or text message of the house (table F, Outbox): kept before it leaves, and for a while after. */
@Entity('outbox')
@ObjectType('OutboxMessage')
export class OutboxMessage extends Stored {
  @Choice(messageKind) kind!: MessageKind;
  @Text() recipient!: string;
  @Text({ nullable }) replyTo!: string | null;
  /** Of mails only. */
  @Text({ nullable }) subject!: string | null;
  /** In plain text. */
  @Column({ type: 'text' }) body!: string;
  @Column({ type: 'text', nullable }) html!: string | null;
  /** Whether its text opens something: nobody but its recipient reads it, and it is gone once it was sent. */
  @Flag() isConfidential!: boolean;
  @Choice(messageState) state!: MessageState;
  /** How often it was tried. */
  @Count() attempts!: number;
  /** What kept it from being sent, in the words of whoever did. */
  @Text({ nullable }) error!: string | null;
  @Moment({ nullable }) sentAt!: Date | null;
  @Field(() => String, { nullable, description: 'The order it tells of.' })
  @Column({ type: 'uuid', name: 'orderId', nullable })
  order!: Id | null;
  /** What it is about; nothing is written twice under one key. */
  @Column({ type: 'text', nullable }) key!: string | null;
}
