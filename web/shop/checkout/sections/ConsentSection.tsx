/** Terms and privacy: both have to be accepted (CHK-35, CHK-36, VAL-10). */
import { useState, type ReactNode } from 'react';
import { legalLink, legalPages, legalText, type LegalPageName } from '../../../../schema/site/legalPages';
import { Dialog } from '../../../ui/overlays/Dialog';
import { RichText } from '../../../ui/display/RichText';
import { useShop } from '../../shell/state/shopContext';
import { BoxField } from './FormFields';
import { Part } from '../FormSection';
import styles from './ConsentSection.module.css';

export function ConsentSection() {
  const [open, setOpen] = useState<LegalPageName | null>(null);
  const { config } = useShop();
  return (
    <Part section="consent" title="Zum Schluss">
      <BoxField name="legalInstructions" isRequired>
        Ich akzeptiere die{' '}
        <LegalText name="terms-and-conditions" onOpen={setOpen}>
          Allgemeinen Geschäftsbedingungen
        </LegalText>
        .
      </BoxField>
      <BoxField name="privacyPolicy" isRequired>
        Ich habe die{' '}
        <LegalText name="privacy" onOpen={setOpen}>
          Datenschutzerklärung
        </LegalText>{' '}
        zur Kenntnis genommen.
      </BoxField>
      {open && (
        <Dialog title={legalPages[open].title} width="large" closesOnBackground onClose={() => setOpen(null)}>
          <RichText html={legalText(config, open) ?? ''} />
        </Dialog>
      )}
    </Part>
  );
}

interface LegalTextProps {
  name: LegalPageName;
  children: ReactNode;
  onOpen: (name: LegalPageName) => void;
}

/** A text of our own opens over the page, one elsewhere in another tab; without either there is nothing to open. */
function LegalText({ name, children, onOpen }: LegalTextProps) {
  const link = legalLink(useShop().config, name);
  if (!link) return children;
  if (link.isElsewhere)
    return (
      <a className={styles.link} href={link.to} target="_blank" rel="noopener">
        {children}
      </a>
    );
  return (
    <a
      className={styles.link}
      href={link.to}
      aria-haspopup="dialog"
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // wanted in another tab or window
        event.preventDefault();
        onOpen(name);
      }}
    >
      {children}
    </a>
  );
}
