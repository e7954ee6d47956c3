import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { menu } from '../../../schema/collections/menu';
import type { Id, Row } from '../../../schema/fields/field';
import { Moment, References, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { branches, catalog } = menu.fields;

/** What branches sell from a date on, by category. */
@Entity('menu')
@ObjectType('Menu')
export class Menu extends Stored implements Row<typeof menu.fields> {
  @Text() name!: string;
  @Moment() availableFrom!: Date;
  @References('menu', branches) branches!: Id[];
  @Rows(catalog) catalog!: Row<typeof catalog.fields>[];
}
