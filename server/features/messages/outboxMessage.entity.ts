import { ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { outboxMessage } from '../../../schema/collections/outboxMessage';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  IntegerColumn,
  IdColumn,
  DateTimeColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { kind, state } = outboxMessage.fields;
type Fields = RecordOf<typeof outboxMessage.fields>;

export type MessageKind = Fields['kind'];

const nullable = true;

/** An e-mail or text message: stored before it is sent, and deleted some time after. */
@Entity('outbox')
@ObjectType('OutboxMessage')
export class OutboxMessage extends RecordEntity implements Fields {
  @SelectColumn(kind) kind!: MessageKind;
  @TextColumn() recipient!: string;
  @TextColumn({ nullable }) replyTo!: string | null;
  /** Only for e-mails. */
  @TextColumn({ nullable }) subject!: string | null;
  /** Plain text. */
  @TextColumn() body!: string;
  @Column({ type: 'text', nullable }) html!: string | null;
  /** Whether the text contains a secret, such as a login link: it is hidden from staff and deleted after sending. */
  @Column({ type: 'boolean' }) isConfidential!: boolean;
  @SelectColumn(state) state!: Fields['state'];
  /** The number of delivery attempts. */
  @IntegerColumn() attempts!: number;
  /** The error of the last attempt, as the transport reported it. */
  @TextColumn({ nullable }) error!: string | null;
  @DateTimeColumn({ nullable }) sentAt!: Date | null;
  @IdColumn({ nullable }) order!: Id | null;
  /** Unique: a second message with the same key is not queued. */
  @Column({ type: 'text', nullable }) key!: string | null;
}
