import { Column, Entity } from 'typeorm';
import type { Id } from '../../../schema/fields/field';
import { RecordEntity } from '../../platform/collections/mapping/columns';
import type { ProviderName } from '../../../schema/rules/checkout/paymentMethods';

/** The online payment of an order, at most one. It is never sent to clients. */
@Entity('payment')
export class Payment extends RecordEntity {
  @Column({ type: 'uuid', name: 'orderId' }) order!: Id;
  /** The uid of the order, by which the provider names the payment. */
  @Column({ type: 'text' }) uid!: string;
  @Column({ type: 'text' }) provider!: ProviderName;
  /** The payment id of the provider, and the URL where the customer pays; null until the payment has been created there. */
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  @Column({ type: 'text', nullable: true }) url!: string | null;
  /** In the minor unit of the currency. */
  @Column({ type: 'integer' }) amount!: number;
  @Column({ type: 'text' }) currency!: string;
  /** The last state that the provider reported; mismatched: paid with another amount or currency than requested. */
  @Column({ type: 'text' }) state!: 'open' | 'paid' | 'failed' | 'mismatched';
  /** asked: the refund is due, and is asked for until the provider has answered; failed: the provider does not make it. */
  @Column({ type: 'text', nullable: true }) refundState!: 'asked' | 'done' | 'failed' | null;
  /** In the minor unit of the currency that was paid; fixed by the first request, so that each repetition is the same one. */
  @Column({ type: 'integer', nullable: true }) refundAmount!: number | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) refundAskedAt!: Date | null;
  /** When the provider accepted the refund. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) refundAnsweredAt!: Date | null;
  /** The result that was chosen on the page of the simulated provider. */
  @Column({ type: 'text', nullable: true }) simulated!: 'paid' | 'failed' | null;
  /** When the server checks the payment by itself, because a webhook can get lost. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextLookAt!: Date | null;
}
