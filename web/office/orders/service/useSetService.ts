/** Sets the state of a delivery method and confirms it with a toast. An error stays in the dialog. */
import { useState } from 'react';
import { deliveryMethods } from '../../../../schema/rules/checkout/deliveryMethods';
import { errorMessage } from '../../../collection/errorMessages';
import { useToast } from '../../../ui/overlays/Toasts';
import { useSetBranchServiceMutation, type SetBranchServiceMutationVariables } from './Service.generated';
import { stateLabels } from './serviceForm';

const failed = 'Die Änderung konnte nicht gespeichert werden.';

export function useSetService(branch: string, onSaved: () => void) {
  const [setBranchService, { loading }] = useSetBranchServiceMutation();
  const [error, setError] = useState<string | null>(null);
  const toast = useToast();

  async function save(input: Omit<SetBranchServiceMutationVariables, 'branch'>): Promise<void> {
    setError(null);
    try {
      await setBranchService({ variables: { branch, ...input } });
      toast(`${deliveryMethods[input.mode]}: ${stateLabels[input.state]}.`);
      onSaved();
    } catch (error) {
      setError(errorMessage(error, failed));
    }
  }
  return { save, isSaving: loading, error };
}
