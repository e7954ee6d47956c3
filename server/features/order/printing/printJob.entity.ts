import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { printJob } from '../../../../schema/collections/printJob';
import type { Id, RecordOf } from '../../../../schema/fields/field';
import type { ReceiptType } from '../../../../schema/rules/order/receipt/receipt';
import {
  DateTimeColumn,
  IdColumn,
  IntegerColumn,
  RecordEntity,
  ReferenceColumn,
  SelectColumn,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

const { receipt, state } = printJob.fields;
type Fields = RecordOf<typeof printJob.fields>;

/** A receipt of an order for one printer. The receipt is made when it is printed, so that no copy of personal data is stored. */
@Entity('printJob')
@ObjectType('PrintJob')
export class PrintJob extends RecordEntity implements Fields {
  @TextColumn() uid!: string;
  @IdColumn() order!: Id;
  @ReferenceColumn() branch!: Id;
  @ReferenceColumn() device!: Id;
  @SelectColumn(receipt) receipt!: ReceiptType;
  @IntegerColumn() copy!: number;
  @DateTimeColumn() availableAt!: Date;
  @SelectColumn(state) state!: Fields['state'];
}
