import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { paymentProblem, type PaymentProblemType } from '../../../../schema/collections/paymentProblem';
import type { Id, RecordOf } from '../../../../schema/fields/field';
import {
  CheckboxColumn,
  IdColumn,
  RecordEntity,
  ReferenceColumn,
  SelectColumn,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

const { fields } = paymentProblem;

/** A payment or refund that staff must look at. An order has each problem once until it is resolved. */
@Entity('paymentProblem')
@ObjectType('PaymentProblem')
export class PaymentProblem extends RecordEntity implements RecordOf<typeof fields> {
  @TextColumn() uid!: string;
  @IdColumn() order!: Id;
  @ReferenceColumn() branch!: Id;
  @SelectColumn(fields.problem) problem!: PaymentProblemType;
  /** What happened, with the amounts. */
  @TextColumn() note!: string;
  @CheckboxColumn() isResolved!: boolean;
}
