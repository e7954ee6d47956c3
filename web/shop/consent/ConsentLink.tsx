/** Opens the cookie banner again, so that a consent is revoked as easily as it was given (G-127). */
import { isSelfService } from '../../app/storage/browserStorage';
import { reopenConsent } from './consent';

export const ConsentLink = () =>
  !isSelfService() && (
    <button type="button" onClick={reopenConsent}>
      Cookie-Einstellungen
    </button>
  );
