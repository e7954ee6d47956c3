/** Signage devices: the server generates a pairing code, and each device authenticates with its own token (G-108). */
import { collections } from '../../../schema/collections';
import { TokenService } from '../../platform/collections/tokenService';
import type { Context } from '../../platform/context/context';
import { codeCharacters, randomText } from '../../platform/security/secret';
import { SignageDevice } from './signageDevice.entity';

class SignageDeviceService extends TokenService<SignageDevice> {
  protected override insert(context: Context, input: object): Promise<SignageDevice> {
    return super.insert(context, { ...input, pairingCode: randomText(codeCharacters, 8) });
  }
}

export const signageDeviceService = new SignageDeviceService(collections.digitalSignageDevice, SignageDevice);
