import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { WebhookEvent } from '../../../../schema/collections/webhook';
import { webhookDelivery } from '../../../../schema/collections/webhookDelivery';
import type { Id, RecordOf } from '../../../../schema/fields/field';
import {
  DateTimeColumn,
  IdColumn,
  IntegerColumn,
  RecordEntity,
  ReferenceColumn,
  SelectColumn,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

const { event, state } = webhookDelivery.fields;
type Fields = RecordOf<typeof webhookDelivery.fields>;

const nullable = true;

/** An event of an order for one webhook. The body is built for each attempt, so that no copy of personal data is stored. */
@Entity('webhookDelivery')
@ObjectType('WebhookDelivery')
export class WebhookDelivery extends RecordEntity implements Fields {
  @ReferenceColumn() webhook!: Id;
  @SelectColumn(event) event!: WebhookEvent;
  @TextColumn() uid!: string;
  @IdColumn() order!: Id;
  @SelectColumn(state) state!: Fields['state'];
  @IntegerColumn() attempts!: number;
  /** The HTTP status of the last response; null when there was none. */
  @IntegerColumn({ nullable }) statusCode!: number | null;
  @TextColumn({ nullable }) error!: string | null;
  @DateTimeColumn({ nullable }) sentAt!: Date | null;
}
