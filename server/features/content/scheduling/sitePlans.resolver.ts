/** GraphQL: the plans of pages. */
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { can } from '../../../../schema/access/permissions';
import { planState } from '../../../../schema/rules/site/publishing/siteStatus';
import type { Context } from '../../../platform/context/context';
import { Site } from '../site.entity';
import { moveSitePlan } from './moveSitePlan';
import { scheduleSite } from './scheduleSite';
import { SitePlan, SitePlanList, SitePlanState, SiteSchedule } from './sitePlan.type';
import { cancelSitePlan, listSitePlans, plansOfSites, siteSchedule } from './sitePlans.service';

const nullable = true;
const siteArg = () => Arg('id', () => ID, { description: 'The id of the page.' });

@Resolver(() => Site)
export class SitePlansResolver {
  @FieldResolver(() => SitePlanState, {
    nullable,
    description: 'What is planned for the page; null for viewers who may not change pages.',
  })
  planState(@Ctx() context: Context, @Root() { id }: Site): Promise<SitePlanState> | null {
    if (!context.viewer || !can(context.viewer.authorities, 'site.update')) return null;
    return context.load.each<string, SitePlanState>('site.planState', id, async ids => (await plansOfSites(context, ids)).map(planState));
  }

  @Query(() => SitePlanList, {
    description:
      'The plans of all pages that wait, and those that failed, by their time. For editors of pages; INVALID outside the bounds.',
  })
  sitePlans(
    @Ctx() context: Context,
    @Arg('limit', () => Int, { defaultValue: 30, description: 'At most this many, 1 to 100.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'Without the first ones, 0 to 100,000.' }) offset: number,
  ): Promise<SitePlanList> {
    return listSitePlans(context, { limit, offset });
  }

  @Query(() => SiteSchedule, { description: 'What is planned for a page, with the blocks that will be public. For editors of pages.' })
  siteSchedule(@Ctx() context: Context, @siteArg() id: string): Promise<SiteSchedule> {
    return siteSchedule(context, id);
  }

  @Mutation(() => [SitePlan], {
    description:
      'Plan the publication of the blocks that editors of a page see now, its unpublishing, or both. Each replaces the plan of its kind. Times are after now and within 730 days. For editors of pages; INVALID for a wrong time or blocks that break a rule, NOT_FOUND if the page does not exist, CONFLICT when the page has changed since `ifMatch` or has a plan that `replaces` does not name.',
  })
  scheduleSite(
    @Ctx() context: Context,
    @siteArg() id: string,
    @Arg('ifMatch', () => Date, { description: 'The `updatedAt` of the version whose blocks will be published.' }) ifMatch: Date,
    @Arg('publishAt', () => Date, { nullable, description: 'When to publish the page; null leaves that as it is.' })
    publishAt: Date | null = null,
    @Arg('unpublishAt', () => Date, { nullable, description: 'When to take it offline, after `publishAt`; null leaves that as it is.' })
    unpublishAt: Date | null = null,
    @Arg('replaces', () => [ID], { defaultValue: [], description: 'The ids of the waiting plans that these replace.' }) replaces: string[],
  ): Promise<readonly SitePlan[]> {
    return scheduleSite(context, id, { publishAt, unpublishAt, replaces }, ifMatch);
  }

  @Mutation(() => SitePlan, {
    description:
      'Move a waiting plan of a page to another time: what was planned and by whom stays. Returns it with a new id. For editors of pages; INVALID unless the time is after now and within 730 days, or when the page would be taken offline before its publication although it was planned otherwise, NOT_FOUND when the plan has ended, was cancelled, replaced or moved.',
  })
  moveSitePlan(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the plan.' }) id: string,
    @Arg('at', () => Date, { description: 'When it happens instead.' }) at: Date,
  ): Promise<SitePlan> {
    return moveSitePlan(context, id, at);
  }

  @Mutation(() => ID, {
    description:
      'Cancel a plan of a page, or remove one that failed; returns its id. For editors of pages; NOT_FOUND when it has taken place, was cancelled or was replaced.',
  })
  cancelSitePlan(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of the plan.' }) id: string): Promise<string> {
    return cancelSitePlan(context, id);
  }
}
