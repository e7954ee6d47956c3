/** Tells whether a language model can propose texts. Without one, only the menu of a page offers proposals, and says what is missing. */
import { can } from '../../../schema/access/permissions';
import { useOffice } from './officeContext';
import { useHasTextModelQuery } from './TextModel.generated';

export function useHasTextModel(): boolean {
  const isAllowed = can(useOffice().me.roles, 'image.update');
  const { data } = useHasTextModelQuery({ skip: !isAllowed });
  return data?.hasTextModel ?? false;
}
