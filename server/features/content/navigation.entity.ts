import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { navigation } from '../../../schema/collections/navigation';
import type { RecordOf } from '../../../schema/fields/field';
import { CheckboxColumn, ArrayColumn, RecordEntity, TextColumn } from '../../platform/collections/mapping/columns';

const { items } = navigation.fields;

/** A menu of the shop. */
@Entity('navigation')
@ObjectType('Navigation')
export class Navigation extends RecordEntity implements RecordOf<typeof navigation.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @CheckboxColumn() isPublic!: boolean;
  @ArrayColumn(items) items!: RecordOf<typeof items.fields>[];
}
