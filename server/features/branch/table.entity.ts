import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { table } from '../../../schema/collections/table';
import type { Id, RecordOf } from '../../../schema/fields/field';
import { IntegerColumn, CheckboxColumn, ReferenceColumn, RecordEntity, TextColumn } from '../../platform/collections/mapping/columns';

/** A table of a branch. */
@Entity('table')
@ObjectType('Table')
export class Table extends RecordEntity implements RecordOf<typeof table.fields> {
  @TextColumn() identifier!: string;
  @ReferenceColumn() branch!: Id;
  @IntegerColumn({ nullable: true }) seats!: number | null;
  @TextColumn({ nullable: true }) area!: string | null;
  @CheckboxColumn() isEnabled!: boolean;
}
