/** Keeps what staff has written down of a customer until the order is sent, so that a reload loses nothing. */
import { useEffect, useState } from 'react';
import { readStorage, removeStorage, writeStorage } from '../../../app/storage/browserStorage';
import { staffKey } from '../../../app/storage/staffStorage';
import { emptyForm, parseForm, type Form } from '../../../ordering/checkout/checkoutForm';
import { toObject } from '../../../../schema/objects';

export interface Draft extends Form {
  /** The id of the business customer. */
  customer: string | null;
}

const draftKey = staffKey('checkout');
const emptyDraft: Draft = { ...emptyForm, customer: null };

const loadDraft = (): Draft =>
  readStorage('session', draftKey, stored => {
    if (stored === null) return emptyDraft;
    const { customer } = toObject(stored);
    return { ...parseForm(stored), customer: typeof customer === 'string' ? customer : null };
  });

export function useDraft() {
  const [draft, setDraft] = useState(loadDraft);
  useEffect(() => {
    if (draft === emptyDraft) removeStorage('session', draftKey);
    else writeStorage('session', draftKey, draft);
  }, [draft]);
  return {
    draft,
    update: (change: Partial<Draft>) => setDraft(current => ({ ...current, ...change })),
    clear: () => setDraft(emptyDraft),
  };
}
