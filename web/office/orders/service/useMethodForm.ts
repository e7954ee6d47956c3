/** The form of pause and busy mode: the chosen delivery method, its state and its input. */
import type { DateTime } from 'luxon';
import { useState } from 'react';
import type { ServiceBranchFragment } from './Service.generated';
import { initialForm, type ServiceForm } from './serviceForm';
import { statesOf } from './useBranchService';

type Methods = ReturnType<typeof statesOf>;

/** At the beginning, the first method that is paused or busy is chosen. */
export function useMethodForm(branch: ServiceBranchFragment, at: DateTime) {
  const methods = statesOf(branch, at);
  const find = (method: string) => methods.find(entry => entry.method === method);
  const [{ method, form }, setState] = useState(() => formOf(methods.find(({ current }) => current) ?? methods[0]));
  return {
    ...{ methods, method },
    current: find(method)?.current ?? null,
    form,
    select: (next: string) => setState(formOf(find(next))),
    setForm: (change: Partial<ServiceForm>) => setState(state => ({ ...state, form: { ...state.form, ...change } })),
  };
}

const formOf = ({ method, current }: Methods[number] = { method: 'takeaway', current: null }) => ({ method, form: initialForm(current) });
