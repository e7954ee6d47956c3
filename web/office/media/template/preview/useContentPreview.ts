/** Asks the server for the image of the unsaved template, shortly after the last change. The previous image stays until the new one is there. */
import { useEffect, useEffectEvent, useState } from 'react';
import { templateContentFields } from '../../../../../schema/collections/imageTemplate';
import { keysOf } from '../../../../../schema/objects';
import { validate } from '../../../../../schema/fields/validation/validate';
import { errorMessage } from '../../../../collection/errorMessages';
import { toInput } from '../../../../forms/formValues';
import type { FormValues } from '../../../../forms/useRecordForm';
import { canvasOf } from '../frame';
import { useTemplateContentPreviewQuery, type TemplateContentPreviewQueryVariables } from '../../Media.generated';

/** Milliseconds without a change. */
const pause = 250;

// The result of the same query may change with an image or a setting: use neither the cache nor a running request.
const uncached = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;

export function useContentPreview(values: FormValues, image: string | null) {
  const content = Object.fromEntries(keysOf(templateContentFields).map(name => [name, values[name]]));
  const isValid = validate(templateContentFields, content).length === 0;
  const wanted = isValid ? { content: toInput(templateContentFields, content), image } : undefined;
  const variables = useSettled(wanted);
  const { data, previousData, error, loading, refetch } = useTemplateContentPreviewQuery(
    variables ? { variables: variables as TemplateContentPreviewQueryVariables, ...uncached } : { skip: true },
  );
  return {
    /** While a value is invalid, the size stays as it is. */
    canvas: canvasOf(isValid ? content : (variables?.content ?? {})),
    source: (data ?? previousData)?.preview,
    isUpdating: loading || (isValid && JSON.stringify(wanted) !== JSON.stringify(variables)),
    isValid,
    error: error && errorMessage(error, 'Die Vorschau konnte nicht geladen werden. Ihre Änderungen bleiben erhalten.'),
    retry: () => void refetch(),
  };
}

/** Returns the value once it has not changed for a moment. Undefined values are left out. */
function useSettled<T>(value: T | undefined): T | undefined {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  const settle = useEffectEvent(() => setSettled(value));
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => settle(), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
