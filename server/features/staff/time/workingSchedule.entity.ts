import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { workingSchedule } from '../../../../schema/collections/workingSchedule';
import type { Id, Row, Value } from '../../../../schema/fields/field';
import { Choice, Colour, Count, Flag, Moment, Reference, Stored, Text } from '../../../platform/collections/mapping/columns';

const { type } = workingSchedule.fields;

/** When somebody is to work, or is away. */
@Entity('workingSchedule')
@ObjectType('WorkingSchedule')
export class WorkingSchedule extends Stored implements Row<typeof workingSchedule.fields> {
  @Reference({ nullable: true }) user!: Id | null;
  @Reference({ nullable: true }) externalUser!: Id | null;
  @Reference() branch!: Id;
  @Reference({ nullable: true }) department!: Id | null;
  @Choice(type) type!: Value<typeof type>;
  @Moment() from!: Date;
  @Moment() to!: Date;
  @Count() pauseMinutes!: number;
  @Flag() isPublished!: boolean;
  @Colour({ nullable: true }) color!: string | null;
  @Text({ nullable: true }) comment!: string | null;
  @Reference({ nullable: true }) createdBy!: Id | null;
}
