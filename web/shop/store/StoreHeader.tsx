/** The header of the store page: name, opening state, pickup time, address and phone of the branch (STORE-10 to STORE-16). */
import { closedNotice, pickupText } from '../../../schema/rules/time/closedNotice';
import { enabledDeliveryMethods } from '../../../schema/rules/checkout/checkout';
import { serviceNotice } from '../../../schema/rules/time/serviceNotice';
import { addressText, telLink } from '../../../schema/rules/site/contactText';
import { Icon, type IconName } from '../../ui/display/Icon';
import { Container } from '../../ui/display/layout';
import { HeaderFigures, HeaderIllustrations } from './HeaderIllustrations';
import styles from './StoreHeader.module.css';
import { useStore } from '../../ordering/menu/storeContext';
import { OrderTime } from '../cart/when/OrderTime';

export function StoreHeader() {
  const { branch, at } = useStore();
  const pickup = branch.isTakeawayEnabled ? pickupText(branch, at) : null;
  const address = addressText(branch);
  const isClosed = closedNotice(branch, at).branch.length > 0;
  return (
    <section className={`${styles.header} ${isClosed ? styles.closed : ''}`}>
      <HeaderFigures />
      <Container>
        <div className={styles.line}>
          <div>
            <h1>{branch.name}</h1>
            {branch.description && <p className={styles.intro}>{branch.description}</p>}
            <StoreNotices />
            <ul className={styles.facts}>
              {pickup && (
                <li className={styles.pickup}>
                  <Fact icon="clock">{pickup}</Fact>
                </li>
              )}
              {address && (
                <li>
                  <Fact icon="map-pin">{address}</Fact>
                </li>
              )}
              {branch.phone && (
                <li>
                  <a href={telLink(branch.phone)}>
                    <Fact icon="phone">{branch.phone}</Fact>
                  </a>
                </li>
              )}
            </ul>
            <div className={styles.time}>
              <OrderTime />
            </div>
          </div>
          <HeaderIllustrations />
        </div>
      </Container>
    </section>
  );
}

/** What the branch says about its services: closed, paused or busy ones, and how orders are picked up. */
export function StoreNotices() {
  const { branch, at } = useStore();
  const notice = closedNotice(branch, at);
  const serviceNotices = enabledDeliveryMethods(branch).flatMap(method => serviceNotice(branch, method, at) ?? []);
  return (
    <>
      <Notices sentences={[notice.branch, notice.delivery, notice.preorder]} />
      <div role="status">
        <Notices sentences={serviceNotices.map(({ title, text }) => [title, text])} />
      </div>
      {branch.pickupText && <p className={styles.hint}>{branch.pickupText}</p>}
    </>
  );
}

/** The first sentence of each notice names the service. */
function Notices({ sentences }: { sentences: readonly (readonly string[])[] }) {
  const notices = sentences.filter(({ length }) => length);
  if (!notices.length) return null;
  return (
    <div className={styles.notices}>
      {notices.map(([first, ...more]) => (
        <p key={first}>
          <strong>{first}</strong> {more.join(' ')}
        </p>
      ))}
    </div>
  );
}

const Fact = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className={styles.fact}>
    <Icon name={icon} />
    {children}
  </span>
);
