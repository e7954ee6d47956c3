import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { node } from '../../../schema/collections/node';
import type { Id, Row } from '../../../schema/fields/field';
import { Count, Data, Flag, Reference, Stored, Text } from '../../platform/collections/mapping/columns';

/** An entry of a tree, with a value whose fields only the shop knows. */
@Entity('node')
@ObjectType('Node')
export class Node extends Stored implements Row<typeof node.fields> {
  @Text() identifier!: string;
  @Text() name!: string;
  @Text() type!: string;
  @Reference({ nullable: true }) parent!: Id | null;
  @Data({ nullable: true }) value!: object | null;
  @Count() sortOrder!: number;
  @Flag() isPublic!: boolean;
}
