import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { workingActivity } from '../../../../schema/collections/workingActivity';
import type { Id, Row, Value } from '../../../../schema/fields/field';
import { Choice, Count, Flag, Moment, Reference, Rows, Stored, Text } from '../../../platform/collections/mapping/columns';

const { type, status, pauses, source } = workingActivity.fields;

/** Time that somebody worked. */
@Entity('workingActivity')
@ObjectType('WorkingActivity')
export class WorkingActivity extends Stored implements Row<typeof workingActivity.fields> {
  @Reference({ nullable: true }) user!: Id | null;
  @Reference({ nullable: true }) externalUser!: Id | null;
  @Reference() branch!: Id;
  @Reference({ nullable: true }) department!: Id | null;
  @Reference({ nullable: true }) project!: Id | null;
  @Reference({ nullable: true }) task!: Id | null;
  @Choice(type) type!: Value<typeof type>;
  @Choice(status) status!: Value<typeof status>;
  @Moment() startedAt!: Date;
  @Moment({ nullable: true }) endedAt!: Date | null;
  @Rows(pauses) pauses!: Row<typeof pauses.fields>[];
  @Count({ nullable: true }) workedMinutes!: number | null;
  @Count({ nullable: true }) pauseMinutes!: number | null;
  @Text({ nullable: true }) comment!: string | null;
  @Choice(source) source!: Value<typeof source>;
  @Flag() isFlagged!: boolean;
  @Flag() isApproved!: boolean;
  @Reference({ nullable: true }) approvedBy!: Id | null;
}
