import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { methodsOfProviders } from '../../../schema/rules/checkout/paymentMethods';
import { environment, type Environment } from '../../../schema/site/environment';
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
