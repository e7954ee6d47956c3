import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { digitalSignageStream } from '../../../schema/collections/digitalSignageStream';
import type { Id, Row, Value } from '../../../schema/fields/field';
import { Choice, Flag, References, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { segments, branches, schedule, orientation } = digitalSignageStream.fields;

/** A programme of segments. */
@Entity('digitalSignageStream')
@ObjectType('DigitalSignageStream')
export class Stream extends Stored implements Row<typeof digitalSignageStream.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Rows(segments) segments!: Row<typeof segments.fields>[];
  @References('digitalSignageStream', branches) branches!: Id[];
  @Rows(schedule) schedule!: Row<typeof schedule.fields>[];
  @Choice(orientation) orientation!: Value<typeof orientation>;
  @Flag() isEnabled!: boolean;
}
