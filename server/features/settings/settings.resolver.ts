import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { environment, type Environment } from '../../../schema/site/environment';
import { settings, type Settings } from '../../../schema/site/settings';
import { entityOf } from '../../app/collections';
import { referenceResolvers } from '../../platform/collections/collectionResolvers';
import { changeOf, objectOf } from '../../platform/collections/mapping/graphqlTypes';
import type { Context } from '../../platform/context/context';
import { getSettings, saveSettings } from './settings.service';

const Config = objectOf('Config', settings, 'shown');
const EnvironmentType = objectOf('Environment', environment, 'shown');
const Change = changeOf('config', settings);

@Resolver(() => Config)
class SettingsResolver {
  @Query(() => Config, { description: 'The settings of the shop, all of them public.' })
  config(@Ctx() context: Context): Promise<Settings> {
    return getSettings(context);
  }

  @Query(() => EnvironmentType, { description: 'What the house was told when it was set up; the settings come over it.' })
  environment(@Ctx() { services }: Context): Environment {
    const { environment, publicUrl, payments } = services;
    return { ...environment, host: publicUrl, onlineMethods: Object.keys(payments) as Environment['onlineMethods'] };
  }

  @Mutation(() => Config, { description: 'Changes the settings named; the others stay.' })
  saveConfig(@Ctx() context: Context, @Arg('change', () => Change) change: Partial<Settings>): Promise<Settings> {
    return saveSettings(context, change);
  }
}

export const settingsResolvers = [SettingsResolver, ...referenceResolvers('config', () => Config, settings, entityOf)];
