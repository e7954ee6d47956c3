import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { menu } from '../../../schema/collections/menu';
import type { Id, RecordOf } from '../../../schema/fields/field';
import { DateTimeColumn, ReferencesColumn, ArrayColumn, RecordEntity, TextColumn } from '../../platform/collections/mapping/columns';

const { branches, catalog } = menu.fields;

/** The products that branches sell from a date on, by category. */
@Entity('menu')
@ObjectType('Menu')
export class Menu extends RecordEntity implements RecordOf<typeof menu.fields> {
  @TextColumn() name!: string;
  @DateTimeColumn() availableFrom!: Date;
  @ReferencesColumn('menu', branches) branches!: Id[];
  @ArrayColumn(catalog) catalog!: RecordOf<typeof catalog.fields>[];
}
