/** Of the answers to the same question the one that was asked for last counts: an older one knows nothing of what happened in between. */
import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

/** Takes an answer and waits no longer. */
type Taker = (answer: ApolloLink.Result) => void;

/** Whoever still waits for an older answer is given the newer one as soon as it is there, and the older is not waited for. */
export function newestAnswer(): ApolloLink {
  /** By question, in the order in which they asked. */
  const waiting = new Map<string, Taker[]>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const question = JSON.stringify([print(operation.query), operation.variables]);
    return new Observable(observer => {
      const takers = waiting.get(question) ?? [];
      waiting.set(question, takers);
      const own: Taker = answer => {
        observer.next(answer);
        observer.complete();
      };
      takers.push(own);
      const sent = forward(operation).subscribe({
        next: answer => {
          for (const take of takers.splice(0, takers.indexOf(own) + 1)) take(answer);
        },
        error: error => observer.error(error),
      });
      return () => {
        sent.unsubscribe();
        const place = takers.indexOf(own);
        if (place >= 0) takers.splice(place, 1);
        if (takers.length === 0 && waiting.get(question) === takers) waiting.delete(question);
      };
    });
  });
}
