import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { tag } from '../../../schema/collections/tag';
import type { Id, Row } from '../../../schema/fields/field';
import { Colour, Count, Image, Stored, Text } from '../../platform/collections/mapping/columns';

/** What branches are marked with. */
@Entity('tag')
@ObjectType('Tag')
export class Tag extends Stored implements Row<typeof tag.fields> {
  @Text() name!: string;
  @Image({ nullable: true }) image!: Id | null;
  @Colour({ nullable: true }) color!: string | null;
  @Count() sortOrder!: number;
}
