/** An Apollo link that gives all pending requests of a query the latest response. Older responses may miss recent changes. */
import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

/** Delivers a response to one pending request. */
type ResponseHandler = (result: ApolloLink.Result) => void;

/** Returns the link. A newer response completes older pending requests of the same query. */
export function latestResponse(): ApolloLink {
  /** By query and variables, oldest request first. */
  const pendingHandlers = new Map<string, ResponseHandler[]>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const key = JSON.stringify([print(operation.query), operation.variables]);
    return new Observable(observer => {
      const handlers = pendingHandlers.get(key) ?? [];
      pendingHandlers.set(key, handlers);
      const ownHandler: ResponseHandler = result => {
        observer.next(result);
        observer.complete();
      };
      handlers.push(ownHandler);
      const subscription = forward(operation).subscribe({
        next: result => {
          for (const handle of handlers.splice(0, handlers.indexOf(ownHandler) + 1)) handle(result);
        },
        error: error => observer.error(error),
      });
      return () => {
        subscription.unsubscribe();
        const index = handlers.indexOf(ownHandler);
        if (index >= 0) handlers.splice(index, 1);
        if (handlers.length === 0 && pendingHandlers.get(key) === handlers) pendingHandlers.delete(key);
      };
    });
  });
}
