import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { digitalSignageSegment } from '../../../schema/collections/digitalSignageSegment';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  IntegerColumn,
  CheckboxColumn,
  ImageColumn,
  FileColumn,
  ReferenceColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { type, transition, schedule } = digitalSignageSegment.fields;

/** One part of a stream. */
@Entity('digitalSignageSegment')
@ObjectType('DigitalSignageSegment')
export class Segment extends RecordEntity implements RecordOf<typeof digitalSignageSegment.fields> {
  @TextColumn() name!: string;
  @SelectColumn(type) type!: ValueOf<typeof type>;
  @ReferenceColumn({ nullable: true }) scene!: Id | null;
  @ImageColumn({ nullable: true }) image!: Id | null;
  @FileColumn({ nullable: true }) upload!: Id | null;
  @ReferenceColumn({ nullable: true }) site!: Id | null;
  @IntegerColumn() durationSeconds!: number;
  @SelectColumn(transition) transition!: ValueOf<typeof transition>;
  @ArrayColumn(schedule) schedule!: RecordOf<typeof schedule.fields>[];
  @CheckboxColumn() isEnabled!: boolean;
  @IntegerColumn() sortOrder!: number;
}
