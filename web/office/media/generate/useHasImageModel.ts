/** Tells whether a model can generate images for the viewer. */
import { can } from '../../../../schema/access/permissions';
import { useOffice } from '../../shell/officeContext';
import { useHasImageModelQuery } from '../Media.generated';

export function useHasImageModel(): boolean {
  const isAllowed = can(useOffice().me.roles, 'image.generate');
  const { data } = useHasImageModelQuery({ skip: !isAllowed });
  return data?.hasImageModel ?? false;
}
