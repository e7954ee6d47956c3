/** The GraphQL types of where a record is used. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { RecordUsage, UsageList } from '../../../platform/collections/usages/listUsages';

@ObjectType('Usage', { description: 'A record that uses another one, a planned publication, or the settings of the shop.' })
class UsageType implements RecordUsage {
  @Field(() => String, {
    description: 'The name of its collection, such as `site`; `sitePlan` for a planned publication, `config` for the settings.',
  })
  collection!: string;
  @Field(() => ID, { description: 'Its id; that of the page for a planned publication, `config` for the settings.' }) id!: string;
  @Field(() => String, { description: 'Its title in German.' }) title!: string;
  @Field(() => [String], { description: 'The fields and blocks that use it, in German: `Inhalt › 3. Galerie › Bilder`.' })
  places!: readonly string[];
}

@ObjectType('UsageList', { description: 'One page of the records that use another one.' })
export class UsageListType implements UsageList {
  @Field(() => [UsageType], { description: 'Those that the viewer may read, by collection.' }) items!: readonly RecordUsage[];
  @Field(() => Int, { description: 'The number of all records that use it.' }) total!: number;
  @Field(() => Int, { description: 'The number of those that the viewer may read.' }) readableTotal!: number;
}
