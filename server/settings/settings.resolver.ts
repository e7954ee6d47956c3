import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { settings, type Settings } from '../../schema/settings';
import { entityOf } from '../collections';
import { referenceResolvers } from '../collection/resolver';
import { changeOf, objectOf } from '../collection/types';
import type { Context } from '../context';
import { getSettings, saveSettings } from './settings.service';

const Config = objectOf('Config', settings, 'shown');
const Change = changeOf('config', settings);

@Resolver(() => Config)
class SettingsResolver {
  @Query(() => Config, { description: 'The settings of the shop, all of them public.' })
  config(@Ctx() context: Context): Promise<Settings> {
    return getSettings(context);
  }

  @Mutation(() => Config, { description: 'Changes the settings named; the others stay.' })
  saveConfig(@Ctx() context: Context, @Arg('change', () => Change) change: Partial<Settings>): Promise<Settings> {
    return saveSettings(context, change);
  }
}

export const settingsResolvers = [SettingsResolver, ...referenceResolvers('config', () => Config, settings, entityOf)];
