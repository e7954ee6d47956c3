/** Signage devices: the server generates a pairing code, and each device authenticates with its own token (G-108). */
import { randomInt } from 'node:crypto';
import { collections } from '../../../schema/collections';
import { TokenService } from '../../platform/collections/tokenService';
import type { Context } from '../../platform/context/context';
import { SignageDevice } from './signageDevice.entity';

const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // without similar characters, because users type the code
const length = 8;
const generateCode = (): string => Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

class SignageDeviceService extends TokenService<SignageDevice> {
  protected override insert(context: Context, input: object): Promise<SignageDevice> {
    return super.insert(context, { ...input, pairingCode: generateCode() });
  }
}

export const signageDeviceService = new SignageDeviceService(collections.digitalSignageDevice, SignageDevice);
