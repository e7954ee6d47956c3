/** Devices, each of which authenticates with its own token (G-109). */
import { collections } from '../../../schema/collections';
import { TokenService } from '../../platform/collections/tokenService';
import { Device } from './device.entity';

export const deviceService = new TokenService(collections.device, Device);
