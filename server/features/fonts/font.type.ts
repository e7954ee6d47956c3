import { Field, ObjectType } from 'type-graphql';
import type { Font as Description } from '../../../schema/site/fonts';

/** A bundled font family. */
@ObjectType('Font')
export class Font implements Description {
  @Field(() => String) family!: string;
  @Field(() => String) category!: Description['category'];
  @Field(() => [String], { description: 'Weights, with the suffix `italic` for italic ones.' }) variants!: readonly string[];
  @Field(() => [String]) subsets!: readonly string[];
}
