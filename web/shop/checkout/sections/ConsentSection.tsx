/** The checkboxes for the terms and the privacy policy. Both are required (CHK-35, CHK-36, VAL-10). */
import { useState, type ReactNode } from 'react';
import { legalLink, legalPages, type LegalPageName } from '../../../../schema/site/legalPages';
import { Dialog } from '../../../ui/overlays/Dialog';
import { LegalText } from '../../legal/LegalText';
import { useShop } from '../../shell/state/shopContext';
import { FormCheckbox } from './FormFields';
import { FormSection } from '../FormSection';
import styles from './ConsentSection.module.css';

export function ConsentSection() {
  const [openPage, setOpenPage] = useState<LegalPageName | null>(null);
  return (
    <FormSection section="consent" title="Zum Schluss">
      <FormCheckbox name="legalInstructions" isRequired>
        Ich akzeptiere die{' '}
        <LegalLink name="terms-and-conditions" onOpen={setOpenPage}>
          Allgemeinen Geschäftsbedingungen
        </LegalLink>
        .
      </FormCheckbox>
      <FormCheckbox name="privacyPolicy" isRequired>
        Ich habe die{' '}
        <LegalLink name="privacy" onOpen={setOpenPage}>
          Datenschutzerklärung
        </LegalLink>{' '}
        zur Kenntnis genommen.
      </FormCheckbox>
      {openPage && (
        <Dialog title={legalPages[openPage].title} width="large" closesOnBackground onClose={() => setOpenPage(null)}>
          <LegalText name={openPage} />
        </Dialog>
      )}
    </FormSection>
  );
}

interface LegalLinkProps {
  name: LegalPageName;
  children: ReactNode;
  onOpen: (name: LegalPageName) => void;
}

/** Opens a text of the shop in a dialog and an external one in a new tab. Renders plain text if there is neither. */
function LegalLink({ name, children, onOpen }: LegalLinkProps) {
  const link = legalLink(useShop().config, name);
  if (!link) return children;
  if (link.isExternal)
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
        if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the customer opens it in another tab or window
        event.preventDefault();
        onOpen(name);
      }}
    >
      {children}
    </a>
  );
}
