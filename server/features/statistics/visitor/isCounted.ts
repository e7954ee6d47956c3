/** Whether a request belongs to a visitor of the shop. */
import type { RequestClient } from '../../../platform/context/viewer';
import { parseUserAgent } from './userAgent';

/** False for programs, staff, branch screens, API clients and self-service devices. */
export const isCounted = ({ hasCredentials, isSelfService, userAgent }: RequestClient): boolean =>
  !hasCredentials && !isSelfService && !parseUserAgent(userAgent).isBot;
