import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { task } from '../../../../schema/collections/task';
import type { Id, Row, Value } from '../../../../schema/fields/field';
import { Choice, Moment, Reference, References, Rows, Stored, Text } from '../../../platform/collections/mapping/columns';

const { status, priority, assignees, externalUsers, recurrence, checklist, uploads, views } = task.fields;

/** What somebody has to do until some time. */
@Entity('task')
@ObjectType('Task')
export class Task extends Stored implements Row<typeof task.fields> {
  @Text() title!: string;
  @Text({ nullable: true }) description!: string | null;
  @Choice(status) status!: Value<typeof status>;
  @Choice(priority) priority!: Value<typeof priority>;
  @Reference({ nullable: true }) project!: Id | null;
  @Reference({ nullable: true }) branch!: Id | null;
  @Reference({ nullable: true }) department!: Id | null;
  @References('task', assignees) assignees!: Id[];
  @References('task', externalUsers) externalUsers!: Id[];
  @Reference({ nullable: true }) creator!: Id | null;
  @Moment({ nullable: true }) dueAt!: Date | null;
  @Choice(recurrence) recurrence!: Value<typeof recurrence>;
  @Rows(checklist) checklist!: Row<typeof checklist.fields>[];
  @References('task', uploads) uploads!: Id[];
  @Moment({ nullable: true }) completedAt!: Date | null;
  @Rows(views) views!: Row<typeof views.fields>[];
}
