import { Field, ObjectType } from 'type-graphql';
import type { Font as Description } from '../../../schema/site/fonts';

/** A typeface the house brings along. */
@ObjectType('Font')
export class Font implements Description {
  @Field(() => String) family!: string;
  @Field(() => String) category!: Description['category'];
  @Field(() => [String], { description: 'Weights, with `italic` behind them where they are.' }) variants!: readonly string[];
  @Field(() => [String]) subsets!: readonly string[];
}
