import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { navigation } from '../../../schema/collections/navigation';
import type { Row } from '../../../schema/fields/field';
import { Flag, Rows, Stored, Text } from '../../platform/collections/mapping/columns';

const { items } = navigation.fields;

/** A menu of the shop. */
@Entity('navigation')
@ObjectType('Navigation')
export class Navigation extends Stored implements Row<typeof navigation.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Flag() isPublic!: boolean;
  @Rows(items) items!: Row<typeof items.fields>[];
}
