import { ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import type { Id, Row } from '../../../schema/fields/field';
import { Choice, Count, IdText, Moment, Stored, Text } from '../../platform/collections/mapping/columns';

const { kind, state } = outboxMessage.fields;
type Fields = Row<typeof outboxMessage.fields>;

export type MessageKind = Fields['kind'];

const nullable = true;

/** A mail or text message of the house: kept before it leaves, and for a while after. */
@Entity('outbox')
@ObjectType('OutboxMessage')
export class OutboxMessage extends Stored implements Fields {
  @Choice(kind) kind!: MessageKind;
  @Text() recipient!: string;
  @Text({ nullable }) replyTo!: string | null;
  /** Of mails only. */
  @Text({ nullable }) subject!: string | null;
  /** In plain text. */
  @Text() body!: string;
  @Column({ type: 'text', nullable }) html!: string | null;
  /** Whether its text opens something: nobody but its recipient reads it, and it is gone once it was sent. */
  @Column({ type: 'boolean' }) isConfidential!: boolean;
  @Choice(state) state!: Fields['state'];
  /** How often it was tried. */
  @Count() attempts!: number;
  /** What kept it from being sent, in the words of whoever did. */
  @Text({ nullable }) error!: string | null;
  @Moment({ nullable }) sentAt!: Date | null;
  @IdText({ nullable }) order!: Id | null;
  /** What it is about; nothing is written twice under one key. */
  @Column({ type: 'text', nullable }) key!: string | null;
}
