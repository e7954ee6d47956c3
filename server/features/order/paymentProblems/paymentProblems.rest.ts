/** The REST route to mark a payment problem as resolved. */
import { paymentProblem } from '../../../../schema/collections/paymentProblem';
import { route, serialize, type Route } from '../../../platform/collections/collectionRoutes';
import { paymentProblemService } from './paymentProblem.service';

export const paymentProblemRoutes: Route[] = [
  route('post', '/payment-problems/:id/resolve', async ({ context, params }) => ({
    data: await serialize(context, paymentProblem.fields, await paymentProblemService.resolve(context, params.id!)),
  })),
];
