import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { digitalSignageStream } from '../../../schema/collections/digitalSignageStream';
import type { Id, RecordOf, ValueOf } from '../../../schema/fields/field';
import {
  SelectColumn,
  CheckboxColumn,
  ReferencesColumn,
  ArrayColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

const { segments, branches, schedule, orientation } = digitalSignageStream.fields;

/** A program of segments. */
@Entity('digitalSignageStream')
@ObjectType('DigitalSignageStream')
export class Stream extends RecordEntity implements RecordOf<typeof digitalSignageStream.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @ArrayColumn(segments) segments!: RecordOf<typeof segments.fields>[];
  @ReferencesColumn('digitalSignageStream', branches) branches!: Id[];
  @ArrayColumn(schedule) schedule!: RecordOf<typeof schedule.fields>[];
  @SelectColumn(orientation) orientation!: ValueOf<typeof orientation>;
  @CheckboxColumn() isEnabled!: boolean;
}
