/** Tells whether a language model can propose texts. Without one, no button asks for proposals. */
import { can } from '../../../schema/access/permissions';
import { useOffice } from './officeContext';
import { useHasTextModelQuery } from './TextModel.generated';

export function useHasTextModel(): boolean {
  const mayAsk = can(useOffice().me.roles, 'image.update');
  const { data } = useHasTextModelQuery({ skip: !mayAsk });
  return data?.hasTextModel ?? false;
}
