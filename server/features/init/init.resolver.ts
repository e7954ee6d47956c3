import { Ctx, Extensions, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql';
import { collections } from '../../../schema/collections';
import { settings, type Settings } from '../../../schema/site/settings';
import type { RecordEntity } from '../../platform/collections/mapping/columns';
import type { AnyCollectionService } from '../../platform/collections/collectionService';
import { nextChangeDescription, objectType } from '../../platform/collections/mapping/graphqlTypes';
import { nextChangeAt } from '../../platform/collections/reading/readableRecords';
import type { Context } from '../../platform/context/context';
import { getMe } from '../identity/login/login.service';
import { Me } from '../identity/user.entity';
import { getSettings } from '../settings/settings.service';
import { listAll, initServices } from './init.service';

const Config = objectType('Config', settings, 'output');

/** The data that a client needs at its start. */
@ObjectType('Init')
class Init {}

@Resolver(() => Init)
class InitResolver {
  @Query(() => Init, {
    description:
      'The data that a client needs at its start: the settings, the viewer (null without a session) and all records of the public collections that the viewer may read.',
  })
  @Extensions({ isExpensive: true })
  init(): Init {
    return new Init();
  }

  @FieldResolver(() => Config)
  config(@Ctx() context: Context): Promise<Settings> {
    return getSettings(context);
  }

  @FieldResolver(() => Me, { nullable: true })
  me(@Ctx() context: Context): Promise<Me | null> {
    return getMe(context);
  }

  @FieldResolver(() => Date, { nullable: true, description: nextChangeDescription })
  nextChangeAt(@Ctx() context: Context): Promise<Date | null> {
    return nextChangeAt(context, collections.menu);
  }
}

function listResolver(service: AnyCollectionService): Function {
  const { plural } = service.definition;

  @Resolver(() => Init)
  class ListResolver {
    // TypeGraphQL uses the method name as the field name.
    @FieldResolver(() => [service.entity])
    [plural](@Ctx() context: Context): Promise<RecordEntity[]> {
      return listAll(context, service);
    }
  }
  return ListResolver;
}

export const createInitResolvers = (): Function[] => [InitResolver, ...initServices().map(listResolver)];
