import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { methodsOfProviders } from '../../../schema/rules/checkout/paymentMethods';
import { environment, type Environment } from '../../../schema/site/environment';
import { legalTextsOf } from '../../../schema/site/legalPages';
import { settings, type Settings } from '../../../schema/site/settings';
import { createReferenceResolvers } from '../../platform/collections/collectionResolvers';
import { partialInputType, objectType } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { getSettings, saveSettings } from './settings.service';

const Config = objectType('Config', settings, 'output');
const EnvironmentType = objectType('Environment', environment, 'output');
const UpdateSettingsInput = partialInputType('SaveConfigInput', settings);

@Resolver(() => Config)
class SettingsResolver {
  @Query(() => Config, { description: 'The settings of the shop, all of them public.' })
  config(@Ctx() context: Context): Promise<Settings> {
    return getSettings(context);
  }

  @FieldResolver(() => [String], {
    description:
      'The legal pages that have a text of the shop itself, shown at `/site/` and the name: `terms-and-conditions`, `privacy`, `imprint`, `allergens`. For links without loading the texts.',
  })
  legalTexts(@Root() settings: Settings): string[] {
    return legalTextsOf(settings);
  }

  @Query(() => EnvironmentType, { description: 'The public part of the server environment. The settings override it.' })
  environment(@Ctx() { services }: Context): Environment {
    const { environment, publicUrl, payments } = services;
    return { ...environment, host: publicUrl, onlineMethods: methodsOfProviders(payments) };
  }

  @Mutation(() => Config, { description: 'Update settings. Fields that are not sent stay unchanged. Admins only.' })
  saveConfig(@Ctx() context: Context, @Arg('input', () => UpdateSettingsInput) input: Partial<Settings>): Promise<Settings> {
    return saveSettings(context, input);
  }
}

export const settingsResolvers = [SettingsResolver, ...createReferenceResolvers('config', () => Config, settings)];
