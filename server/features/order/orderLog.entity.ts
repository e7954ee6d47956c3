/** The entity of the log of an order. */
import { ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import type { Id } from '../../../schema/fields/field';
import type { LogName } from '../../../schema/rules/order/actions/orderLogText';
import { IntegerColumn, RecordEntity, TextColumn } from '../../platform/collections/mapping/columns';

const nullable = true;

@Entity('order_log')
@ObjectType('OrderLogEntry')
export class OrderLog extends RecordEntity {
  @Column({ type: 'uuid', name: 'orderId' }) order!: Id;
  /** The number of the event of this entry; it sorts the log. */
  @IntegerColumn() event!: number;
  @TextColumn() actor!: string;
  @TextColumn() action!: LogName;
  @TextColumn({ nullable }) from!: string | null;
  @TextColumn() to!: string;
  @TextColumn({ nullable }) note!: string | null;
}
