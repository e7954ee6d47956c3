import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { task } from '../../../../schema/collections/task';
import type { Id, RecordOf, ValueOf } from '../../../../schema/fields/field';
import {
  SelectColumn,
  DateTimeColumn,
  ReferenceColumn,
  ReferencesColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../../platform/collections/mapping/columns';

const { status, priority, assignees, externalUsers, recurrence, checklist, uploads, views } = task.fields;

/** A task of staff with an optional due date. */
@Entity('task')
@ObjectType('Task')
export class Task extends RecordEntity implements RecordOf<typeof task.fields> {
  @TextColumn() title!: string;
  @TextColumn({ nullable: true }) description!: string | null;
  @SelectColumn(status) status!: ValueOf<typeof status>;
  @SelectColumn(priority) priority!: ValueOf<typeof priority>;
  @ReferenceColumn({ nullable: true }) project!: Id | null;
  @ReferenceColumn({ nullable: true }) branch!: Id | null;
  @ReferenceColumn({ nullable: true }) department!: Id | null;
  @ReferencesColumn('task', assignees) assignees!: Id[];
  @ReferencesColumn('task', externalUsers) externalUsers!: Id[];
  @ReferenceColumn({ nullable: true }) creator!: Id | null;
  @DateTimeColumn({ nullable: true }) dueAt!: Date | null;
  @SelectColumn(recurrence) recurrence!: ValueOf<typeof recurrence>;
  @ArrayColumn(checklist) checklist!: RecordOf<typeof checklist.fields>[];
  @ReferencesColumn('task', uploads) uploads!: Id[];
  @DateTimeColumn({ nullable: true }) completedAt!: Date | null;
  @ArrayColumn(views) views!: RecordOf<typeof views.fields>[];
}
