/** The REST route that prints an order (API-51), also with the key of the back-office screen. */
import { parseFields } from '../../../../schema/fields/parse';
import { route, type Route } from '../../../platform/collections/collectionRoutes';
import { printByScreen, printFields, printOrder } from './printOrder';

export const orderPrintRoutes: Route[] = [
  route('post', '/orders/:id/print', async ({ context, params, body, apiKey }) => {
    const input = parseFields(printFields, body);
    const jobs =
      apiKey === undefined ? await printOrder(context, params.id!, input) : await printByScreen(context, apiKey, params.id!, input);
    return { data: { jobs: jobs.map(({ id, device }) => ({ id, device })) } };
  }),
];
