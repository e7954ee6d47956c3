/** The bar above the page: the number of open branches, or the opening status of the current branch (SHELL-04 to 06). */
import { Link, useLocation } from 'react-router';
import { openBranchesText, openingText } from '../../../../schema/rules/time/hoursText';
import { isOpen, type OpeningState } from '../../../../schema/rules/time/openingHours';
import { useClock } from '../../../hooks/useClock';
import { Icon } from '../../../ui/display/Icon';
import { Container } from '../../../ui/display/layout';
import { StatusDot } from '../../../ui/feedback/Badge';
import { useLastOrderPath } from '../../orderStatus/useLastOrderPath';
import { publicBranches, useShop } from '../state/shopContext';
import styles from './Toolbar.module.css';

export function Toolbar() {
  const { config, branches, branch } = useShop();
  const at = useClock(config.timezone);
  const { pathname } = useLocation();
  const lastOrder = useLastOrderPath(at.toMillis());
  if (!config.enablePluginToolbar) return null;

  const openCount = publicBranches(branches).filter(({ openingHours }) => isOpen(openingHours, at)).length;
  const { state, text }: { state: OpeningState; text: string } = branch
    ? openingText(branch.openingHours, at)
    : { state: openCount ? 'open' : 'closed', text: openBranchesText(openCount) };
  const status = (
    <span className={`${styles.state} ${styles[state]}`}>
      <StatusDot />
      {text}
    </span>
  );
  return (
    <aside className={styles.toolbar} aria-label="Öffnungsstatus">
      <Container>
        <div className={`${styles.bar} ${branch ? styles.ofBranch : ''}`}>
          {branch ? (
            <Link to="/">
              <Icon name="chevron-left" />
              <span className={styles.name}>{branch.name}</span>
            </Link>
          ) : (
            status
          )}
          {lastOrder && lastOrder !== pathname && (
            <Link to={lastOrder} className={styles.orderLink}>
              <Icon name="ticket" />
              <span>Meine Bestellung</span>
            </Link>
          )}
          {branch && status}
        </div>
      </Container>
    </aside>
  );
}
