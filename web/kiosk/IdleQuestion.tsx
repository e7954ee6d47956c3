/** Asks whether the customer is still there, before everything is cleared (G-097). Any touch or key is an answer. */
import { Button } from '../ui/actions/Button';
import { Dialog } from '../ui/overlays/Dialog';
import { secondsText } from './secondsText';

const stay = (): void => {}; // the touch itself has ended the question

export const IdleQuestion = ({ secondsLeft }: { secondsLeft: number }) => (
  <Dialog
    title="Sind Sie noch da?"
    width="narrow"
    closeLabel="Weiter bestellen"
    footer={
      <Button size="large" isWide onPress={stay}>
        Ja, weiter bestellen
      </Button>
    }
    onClose={stay}
  >
    <p role="timer" aria-live="off">
      In {secondsText(secondsLeft)} leeren wir den Warenkorb.
    </p>
  </Dialog>
);
