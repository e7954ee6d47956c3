import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { workingActivity } from '../../../../schema/collections/workingActivity';
import type { Id, RecordOf, ValueOf } from '../../../../schema/fields/field';
import {
  SelectColumn,
  IntegerColumn,
  CheckboxColumn,
  DateTimeColumn,
  ReferenceColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

const { type, status, pauses, source } = workingActivity.fields;

/** A period that a user worked. */
@Entity('workingActivity')
@ObjectType('WorkingActivity')
export class WorkingActivity extends RecordEntity implements RecordOf<typeof workingActivity.fields> {
  @ReferenceColumn({ nullable: true }) user!: Id | null;
  @ReferenceColumn({ nullable: true }) externalUser!: Id | null;
  @ReferenceColumn() branch!: Id;
  @ReferenceColumn({ nullable: true }) department!: Id | null;
  @ReferenceColumn({ nullable: true }) project!: Id | null;
  @ReferenceColumn({ nullable: true }) task!: Id | null;
  @SelectColumn(type) type!: ValueOf<typeof type>;
  @SelectColumn(status) status!: ValueOf<typeof status>;
  @DateTimeColumn() startedAt!: Date;
  @DateTimeColumn({ nullable: true }) endedAt!: Date | null;
  @ArrayColumn(pauses) pauses!: RecordOf<typeof pauses.fields>[];
  @IntegerColumn({ nullable: true }) workedMinutes!: number | null;
  @IntegerColumn({ nullable: true }) pauseMinutes!: number | null;
  @TextColumn({ nullable: true }) comment!: string | null;
  @SelectColumn(source) source!: ValueOf<typeof source>;
  @CheckboxColumn() isFlagged!: boolean;
  @CheckboxColumn() isApproved!: boolean;
  @ReferenceColumn({ nullable: true }) approvedBy!: Id | null;
}
