import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { digitalSignageSegment } from '../../../schema/collections/digitalSignageSegment';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Count, Flag, Image, Reference, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { type, transition, schedule } = digitalSignageSegment.fields;

/** One piece of a programme. */
@Entity('digitalSignageSegment')
@ObjectType('DigitalSignageSegment')
export class Segment extends Stored implements Row<typeof digitalSignageSegment.fields> {
  @Text() name!: string;
  @Choice(type) type!: Value<typeof type>;
  @Reference({ nullable: true }) scene!: Id | null;
  @Image({ nullable: true }) image!: Id | null;
  @Reference({ nullable: true }) upload!: Id | null;
  @Reference({ nullable: true }) site!: Id | null;
  @Count() durationSeconds!: number;
  @Choice(transition) transition!: Value<typeof transition>;
  @Rows(schedule) schedule!: Row<typeof schedule.fields>[];
  @Flag() isEnabled!: boolean;
  @Count() sortOrder!: number;
}
