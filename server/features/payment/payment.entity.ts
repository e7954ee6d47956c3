import { Column, Entity } from 'typeorm';
import type { Id } from '../../../schema/fields/field';
import { Stored } from '../../platform/collections/mapping/columns';
import type { ProviderName } from './providers/provider';

/** The one try to pay an order online. It never leaves the house. */
@Entity('payment')
export class Payment extends Stored {
  @Column({ type: 'uuid', name: 'orderId' }) order!: Id;
  @Column({ type: 'text' }) provider!: ProviderName;
  /** What the provider calls it, and where the customer pays; none until it has been opened there. */
  @Column({ type: 'text', nullable: true }) reference!: string | null;
  @Column({ type: 'text', nullable: true }) url!: string | null;
  /** In the smallest coins of the currency. */
  @Column({ type: 'integer' }) amount!: number;
  @Column({ type: 'text' }) currency!: string;
  /** As the provider said last; mismatched: paid, but not what was asked for. */
  @Column({ type: 'text' }) state!: 'open' | 'paid' | 'failed' | 'mismatched';
  @Column({ type: 'text', nullable: true }) refundState!: 'asked' | 'done' | null;
  /** What somebody chose on the page that stands in for a provider. */
  @Column({ type: 'text', nullable: true }) simulated!: 'paid' | 'failed' | null;
  /** When to ask the provider again by ourselves: its messages can get lost. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextLookAt!: Date | null;
}
