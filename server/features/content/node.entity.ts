import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { node } from '../../../schema/collections/node';
import type { Id, RecordOf } from '../../../schema/fields/field';
import {
  IntegerColumn,
  JsonColumn,
  CheckboxColumn,
  ReferenceColumn,
  RecordEntity,
  TextColumn,
} from '../../platform/collections/mapping/columns';

/** An entry of a tree, with a value whose fields only the shop overrides define. */
@Entity('node')
@ObjectType('Node')
export class Node extends RecordEntity implements RecordOf<typeof node.fields> {
  @TextColumn() identifier!: string;
  @TextColumn() name!: string;
  @TextColumn() type!: string;
  @ReferenceColumn({ nullable: true }) parent!: Id | null;
  @JsonColumn({ nullable: true }) value!: object | null;
  @IntegerColumn() sortOrder!: number;
  @CheckboxColumn() isPublic!: boolean;
}
