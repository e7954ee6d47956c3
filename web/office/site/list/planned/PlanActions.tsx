/** What can be done with a plan: change it with its content, move it, and cancel it. */
import { LinkButton } from '../../../../ui/actions/Button';
import { CancelPlanButton } from '../../publishing/CancelPlanButton';
import { MovePlanButton } from './MovePlanButton';
import styles from './PlannedPages.module.css';
import type { Plan } from './PlanTable';

/** `name` says what is planned for which page. */
export const PlanActions = ({ plan, name }: { plan: Plan; name: string }) => (
  <span className={styles.actions}>
    <LinkButton variant="secondary" size="small" to={`/backend/sites/${plan.site}?publish=1`} label={`${plan.siteName}: Planung ändern`}>
      Ändern
    </LinkButton>
    {!plan.failure && <MovePlanButton plan={plan} name={name} />}
    <CancelPlanButton id={plan.id} label="Aufheben" name={`${name} aufheben`} />
  </span>
);
