/** Greets the user and says how many orders are open. */
import { can } from '../../../schema/access/permissions';
import { useClock } from '../../hooks/useClock';
import oven from '../../illustrations/oven.svg';
import { LinkButton } from '../../ui/actions/Button';
import { useOffice } from '../shell/officeContext';
import styles from './Dashboard.module.css';
import { greetingText, openOrdersText } from './dashboardText';
import { useOpenOrders } from './useOpenOrders';

export function Greeting() {
  const { me, config } = useOffice();
  const at = useClock(config.timezone);
  return (
    <section className={styles.greeting} aria-labelledby="greeting">
      <div>
        <h2 id="greeting">{greetingText(at, me.firstName)}</h2>
        {can(me.roles, 'order.read') && <OrderSummary />}
      </div>
      <img src={oven} alt="" />
    </section>
  );
}

function OrderSummary() {
  const { open, branchName } = useOpenOrders();
  return (
    <>
      <p>
        {branchName && `${branchName}: `}
        {open && openOrdersText(open.total, open.waiting)}
      </p>
      <LinkButton to="/backend/orders" icon="inbox">
        Bestellungen öffnen
      </LinkButton>
    </>
  );
}
