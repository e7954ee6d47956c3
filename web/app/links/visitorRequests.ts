/** Apollo links for the requests of visitors. */
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { publicQueries } from '../../generated/publicQueries';
import { hasSession } from '../csrf';
import { writeContextCookie } from '../selfService';
import { isSelfService } from '../storage/browserStorage';
import { hidesDrafts } from '../storage/visitorView';

/**
 * Sends requests without the session while the shop is shown as visitors see it. A query can ask for the session. Without cookies, the URL
 * of a change says that it comes from a self-service device.
 */
export const asVisitor = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (hidesDrafts()) operation.setContext(context => ({ credentials: 'omit', ...context }));
    if (operation.operationType === OperationTypeNode.MUTATION) {
      writeContextCookie();
      if (isSelfService()) operation.setContext({ uri: '/graphql?context=self-service' });
    }
    return forward(operation);
  });

/** Sends public queries by GET, so that the browser keeps their responses and the server answers unchanged ones without a body. */
export const publicQueriesByGet = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (publicQueries.has(operation.operationName ?? '') && !hasSession()) operation.setContext({ fetchOptions: { method: 'GET' } });
    return forward(operation);
  });
