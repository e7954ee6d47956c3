/**
 * Proves the decision of the visitor to the shop. A visitor who never agreed to anything needs no proof, gets no identifier, and sends nothing.
 * A proof that did not arrive is sent again at the next visit.
 */
import type { ApolloClient } from '@apollo/client';
import { consentVersion, purposesOf, type ConsentDecision } from '../../../schema/site/consent';
import { toObject } from '../../../schema/objects';
import { readStorage, writeStorage } from '../../app/storage/browserStorage';
import { newId } from '../../hooks/newId';
import { hasUnsentProof, proofName } from './consent';
import { SaveConsentDocument } from './Consent.generated';

/** Returns the identifier under which the shop stores the decisions of this visitor; null without a consent. */
export const readVisitor = (): string | null =>
  readStorage('local', proofName, stored => {
    const { visitor } = toObject(stored);
    return typeof visitor === 'string' ? visitor : null;
  });

const writeProof = (visitor: string, isUnsent: boolean): void => void writeStorage('local', proofName, { visitor, isUnsent });

/** Sends a new decision. */
export async function proveDecision(client: ApolloClient, decision: ConsentDecision): Promise<void> {
  const visitor = readVisitor() ?? (decision === 'declined' ? null : newId());
  if (!visitor) return;
  writeProof(visitor, true);
  await send(client, visitor, decision);
}

/** Sends the decision if its proof has not arrived yet. */
export async function sendUnsentProof(client: ApolloClient, decision: ConsentDecision): Promise<void> {
  const visitor = readVisitor();
  if (visitor && hasUnsentProof()) await send(client, visitor, decision);
}

async function send(client: ApolloClient, visitor: string, decision: ConsentDecision): Promise<void> {
  const input = { visitor, purposes: [...purposesOf(decision)], version: consentVersion };
  // Visitors who decide about cookies expect no answer, so a failed request is repeated without a message.
  const isSaved = await client.mutate({ mutation: SaveConsentDocument, variables: { input } }).then(
    ({ data }) => data?.saveConsent === true,
    () => false,
  );
  if (isSaved) writeProof(visitor, false);
}
