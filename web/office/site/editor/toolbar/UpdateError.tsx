/** The error of a change to the page. */
import styles from '../SiteEditor.module.css';
import { Alert } from '../../../../ui/feedback/Alert';
import { errorMessage, failureText } from '../../../../collection/errorMessages';
import { site } from '../../../../../schema/collections/site';

export const UpdateError = ({ error }: { error: unknown }) => (
  <div className={styles.notice}>
    <Alert tone="error" isNew>
      {errorMessage(error, failureText(site, 'update'))}
    </Alert>
  </div>
);
