/** REST: the events of visitors. */
import { AppError } from '../../../../schema/errors/appError';
import type { Issue } from '../../../../schema/fields/validation/validate';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { logAnalytics } from './events.service';

/** A body is one event or has a list of events. The issues of one event have no index. */
async function logBody(context: Parameters<typeof logAnalytics>[0], body: object): Promise<number> {
  if ('events' in body && Object.keys(body).length === 1) return logAnalytics(context, body.events);
  return logAnalytics(context, [body]).catch(error => {
    if (!(error instanceof AppError)) throw error;
    throw error.issues.length === 0 ? error : new AppError(error.code, { issues: error.issues.map(withoutIndex) });
  });
}

const withoutIndex = ({ path, ...issue }: Issue): Issue => ({ ...issue, path: path.slice(2) });

export const analyticsRoutes: Route[] = [
  route('post', '/analytics-log', async ({ context, body }) => ({ data: { accepted: await logBody(context, body) } })),
];
