/** The profile page: the sessions of the user and a form to change the password. */
import { PageHeader } from '../../../ui/display/PageHeader';
// prettier-ignore
import styles from '../access.module.css';
import { SessionList } from './SessionList';
import { PasswordForm } from './PasswordForm';

export const SessionsPage = () => (
  <>
    <PageHeader title="Profil" />
    <div className={styles.body}>
      <SessionList />
      <PasswordForm />
    </div>
  </>
);
