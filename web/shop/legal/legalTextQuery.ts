/** The query of a legal text. Each page loads only its own, because the texts are long. */
import type { TypedDocumentNode } from '@apollo/client';
import type { LegalPageName } from '../../../schema/site/legalPages';
import { AllergensTextDocument, ImprintTextDocument, PrivacyTextDocument, TermsTextDocument } from './LegalTexts.generated';

type LegalTextQuery = TypedDocumentNode<{ config: { text: string | null } }, Record<string, never>>;

export const legalTextQueries: Readonly<Record<LegalPageName, LegalTextQuery>> = {
  'terms-and-conditions': TermsTextDocument,
  privacy: PrivacyTextDocument,
  imprint: ImprintTextDocument,
  allergens: AllergensTextDocument,
};
