/** Whether the visitor agrees now. Another tab may have changed the decision. */
import { purposesOf, type ConsentPurpose } from '../../../schema/site/consent';
import { hasSession } from '../../app/csrf';
import { readDecision } from '../consent/consent';

/** False for staff. */
export const isAllowed = (purpose: ConsentPurpose): boolean => !hasSession() && purposesOf(readDecision()).includes(purpose);
