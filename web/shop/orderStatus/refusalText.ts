/** What a failed deed of the customer says. */
import { CombinedGraphQLErrors } from '@apollo/client';
import { refusalOf } from '../checkout/refusal';

/** The first sentence of the server, else what could not be done (B8). */
export const refusalText = (error: unknown, failed: string): string =>
  CombinedGraphQLErrors.is(error) ? refusalOf(error)[0]!.message : failed;
