/** Devices, each of which is let in by a token of its own (G-109). */
import { collections } from '../../../schema/collections';
import { TokenService } from '../../platform/collections/tokenService';
import { Device } from './device.entity';

export const deviceService = new TokenService(collections.device, Device);
