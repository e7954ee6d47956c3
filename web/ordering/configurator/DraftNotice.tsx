/** Says that a configuration that was not finished is offered again. */
import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/feedback/Alert';
import type { Configuration } from './useConfiguration';

export function DraftNotice({ configuration: { isDraft, restart, step } }: { configuration: Configuration }) {
  const [isDismissed, setDismissed] = useState(false);
  if (!isDraft || isDismissed || step > 0) return null;
  const startAgain = (): void => {
    restart();
    setDismissed(true);
  };
  return (
    <Alert title="Ihre angefangene Auswahl ist noch da.">
      <Button variant="secondary" size="small" onPress={startAgain}>
        Neu beginnen
      </Button>
    </Alert>
  );
}
