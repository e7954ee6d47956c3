import { Ctx, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql';
import { settings, type Settings } from '../../../schema/site/settings';
import type { Stored } from '../../platform/collections/mapping/columns';
import type { CollectionService } from '../../platform/collections/collectionService';
import { objectOf } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { getMe } from '../identity/login/login.service';
import { Me } from '../identity/user.entity';
import { getSettings } from '../settings/settings.service';
import { allFor, initServices } from './init.service';

const Config = objectOf('Config', settings, 'shown');

/** What a client needs at its start. */
@ObjectType('Init')
class Init {}

@Resolver(() => Init)
class InitResolver {
  @Query(() => Init, { description: 'What a client needs at its start: settings, whoever asks, and all that is public.' })
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
}

function listResolver(service: CollectionService<Stored>): Function {
  const { plural } = service.definition;

  @Resolver(() => Init)
  class ListResolver {
    // TypeGraphQL finds a field by the name of the method, so the method is called like the field.
    @FieldResolver(() => [service.entity as never])
    [plural](@Ctx() context: Context): Promise<Stored[]> {
      return allFor(context, service);
    }
  }
  return ListResolver;
}

export const initResolvers = [InitResolver, ...initServices.map(listResolver)];
