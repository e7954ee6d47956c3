/** The context of every page of the back office: the signed-in user and the settings of the shop. */
import { createContext, useContext } from 'react';
import type { SessionQuery } from './Session.generated';

export interface Office {
  me: NonNullable<SessionQuery['me']>;
  config: SessionQuery['config'];
}

export const OfficeContext = createContext<Office | null>(null);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('useOffice needs an OfficeContext above it.');
  return office;
}
