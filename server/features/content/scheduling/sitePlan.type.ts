/** The GraphQL types of the plans of pages. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { select, type Id } from '../../../../schema/fields/field';
import type { StoredBlock } from '../../../../schema/fields/values';
import type { SitePlanKind } from '../../../../schema/rules/site/publishing/sitePlan';
import type { PlanState } from '../../../../schema/rules/site/publishing/siteStatus';
import { contentBlockType, graphqlTypeOf } from '../../../platform/collections/mapping/graphqlTypes';

const nullable = true;
const options = { publish: 'Veröffentlichen', unpublish: 'Offline nehmen' };
const kindType = graphqlTypeOf(select({ name: 'SitePlanKind', label: 'Was geplant ist', options }));

@ObjectType('SitePlan', { description: 'When a page will be published or taken offline. A page has at most one plan of each kind.' })
export class SitePlan {
  @Field(() => ID, { description: 'The id of the plan. A plan that replaces it has another one.' }) id!: Id;
  @Field(kindType, { description: 'What happens to the page.' }) kind!: SitePlanKind;
  @Field(() => Date, { description: 'When it happens; after a standstill of the server, as soon as it runs again.' }) at!: Date;
  @Field(() => String, { description: 'Who planned it.' }) author!: string;
  @Field(() => Date, { description: 'When it was planned. A publication makes the blocks public that the page had then.' })
  createdAt!: Date;
  @Field(() => Date, { nullable, description: 'When it failed, or when the page was taken offline; null while it waits.' })
  endedAt!: Date | null;
  @Field(() => String, { nullable, description: 'Why it failed, in German; null if it did not. The page then stays as it was.' })
  failure!: string | null;
  @Field(() => ID, { description: 'The id of the page.' }) site!: Id;
  @Field(() => String, { description: 'The name of the page.' }) siteName!: string;
  @Field(() => String, { description: 'The path of the page, empty for the home page.' }) sitePath!: string;
}

@ObjectType('SitePlanState', { description: 'A summary of the plans of a page.' })
export class SitePlanState implements PlanState {
  @Field(() => Date, { nullable, description: 'When it will be published; null if that is not planned.' }) publishAt!: Date | null;
  @Field(() => Date, { nullable, description: 'When it will be taken offline; null if that is not planned.' }) unpublishAt!: Date | null;
  @Field(() => Boolean, { description: 'Whether it was taken offline as planned and has not been published since.' })
  hasExpired!: boolean;
  @Field(() => Boolean, { description: 'Whether a plan failed at its time.' }) hasFailed!: boolean;
}

@ObjectType('SitePlanList', { description: 'Some plans of all pages, by their time.' })
export class SitePlanList {
  @Field(() => [SitePlan], { description: 'The plans that wait and those that failed.' }) items!: readonly SitePlan[];
  @Field(() => Int, { description: 'The number of all of them.' }) total!: number;
}

@ObjectType('SiteSchedule', { description: 'What is planned for a page.' })
export class SiteSchedule {
  @Field(() => [SitePlan], { description: 'Its plans, also those that failed, and the last unpublishing that took place.' })
  plans!: readonly SitePlan[];
  @Field(() => [contentBlockType('output')], {
    nullable,
    description: 'The blocks that will be public, without references to records that no longer exist; null if no publication waits.',
  })
  blocks!: readonly StoredBlock[] | null;
}
