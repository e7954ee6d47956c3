import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { workingSchedule } from '../../../../schema/collections/workingSchedule';
import type { Id, RecordOf, ValueOf } from '../../../../schema/fields/field';
import {
  SelectColumn,
  ColorColumn,
  IntegerColumn,
  CheckboxColumn,
  DateTimeColumn,
  ReferenceColumn,
  RecordEntity,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

const { type } = workingSchedule.fields;

/** A period that a user is scheduled to work or is absent. */
@Entity('workingSchedule')
@ObjectType('WorkingSchedule')
export class WorkingSchedule extends RecordEntity implements RecordOf<typeof workingSchedule.fields> {
  @ReferenceColumn({ nullable: true }) user!: Id | null;
  @ReferenceColumn({ nullable: true }) externalUser!: Id | null;
  @ReferenceColumn() branch!: Id;
  @ReferenceColumn({ nullable: true }) department!: Id | null;
  @SelectColumn(type) type!: ValueOf<typeof type>;
  @DateTimeColumn() from!: Date;
  @DateTimeColumn() to!: Date;
  @IntegerColumn() pauseMinutes!: number;
  @CheckboxColumn() isPublished!: boolean;
  @ColorColumn({ nullable: true }) color!: string | null;
  @TextColumn({ nullable: true }) comment!: string | null;
  @ReferenceColumn({ nullable: true }) createdBy!: Id | null;
}
