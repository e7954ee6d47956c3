/** What every page of the back office knows: who works here, and the settings of the shop. */
import { createContext, useContext } from 'react';
import type { SessionQuery } from './Session.generated';

export interface Office {
  me: NonNullable<SessionQuery['me']>;
  config: SessionQuery['config'];
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('This part stands outside the back office.');
  return office;
}
