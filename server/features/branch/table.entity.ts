import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { table } from '../../../schema/collections/table';
import type { Id, Row } from '../../../schema/fields/field';
import { Count, Flag, Reference, Stored, Text } from '../../platform/collections/mapping/columns';

/** A table a branch serves. */
@Entity('table')
@ObjectType('Table')
export class Table extends Stored implements Row<typeof table.fields> {
  @Text() identifier!: string;
  @Reference() branch!: Id;
  @Count({ nullable: true }) seats!: number | null;
  @Text({ nullable: true }) area!: string | null;
  @Flag() isEnabled!: boolean;
}
