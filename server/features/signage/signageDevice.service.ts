/** Screens: each is paired by a code that the house makes, and let in by a token of its own (G-108). */
import { randomInt } from 'node:crypto';
import { collections } from '../../../schema/collections';
import { TokenService } from '../../platform/collections/tokenService';
import type { Context } from '../../platform/context/context';
import { Screen } from './signageDevice.entity';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that look alike, for it is read off a list and typed
const length = 8;
const codeOf = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

class ScreenService extends TokenService<Screen> {
  protected override keep(context: Context, draft: object): Promise<Screen> {
    return super.keep(context, { ...draft, pairingCode: codeOf() });
  }
}

export const screenService = new ScreenService(collections.digitalSignageDevice, Screen);
