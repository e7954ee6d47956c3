import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { scene } from '../../../schema/collections/scene';
import type { Row, Value } from '../../../schema/fields/field';
import type { LayoutEntry } from '../../../schema/fields/values';
import { Blocks, Choice, Count, Flag, Moment, Stored, Text } from '../../platform/collections/mapping/columns';

const { orientation, transition } = scene.fields;

/** One composition of a screen in the shop. */
@Entity('scene')
@ObjectType('Scene')
export class Scene extends Stored implements Row<typeof scene.fields> {
  @Text() path!: string;
  @Text() name!: string;
  @Flag() isPublic!: boolean;
  @Choice(orientation) orientation!: Value<typeof orientation>;
  @Text({ nullable: true }) background!: string | null;
  @Blocks() content!: readonly LayoutEntry[];
  @Count() durationSeconds!: number;
  @Choice(transition) transition!: Value<typeof transition>;
  @Moment({ nullable: true }) validFrom!: Date | null;
  @Moment({ nullable: true }) validTo!: Date | null;
}
