/** The three links of a shop with one branch: order, reserve, get there (HOME-08). */
import { addressText, telLink } from '../../../schema/rules/site/contactText';
import { Link } from 'react-router';
import { Icon } from '../../ui/display/Icon';
import { Container } from '../../ui/display/layout';
import balloon from '../../illustrations/balloon.svg';
import cup from '../../illustrations/coffee-cup.svg';
import bag from '../../illustrations/paper-bag.svg';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { routeToStreet } from './branch/routePlanner';
import styles from './Teasers.module.css';

export function Teasers({ branch }: { branch: ShopBranch }) {
  const { identifier, phone } = branch;
  const routePlannerUrl = useShop().config.routePlannerUrl;
  return (
    <Container>
      <div className={styles.teasers}>
        <Link to={`/store/${identifier}`}>
          <TeaserContent illustration={bag} title="Online Bestellen" text="Aus dem Sortiment wählen und bestellen." />
        </Link>
        {phone && (
          <a href={telLink(phone)}>
            <TeaserContent illustration={cup} title="Tischreservierung" text={`Rufen Sie uns an: ${phone}`} />
          </a>
        )}
        <a href={routeToStreet(routePlannerUrl, branch)} target="_blank" rel="noopener">
          <TeaserContent illustration={balloon} title="Anfahrt" text={addressText(branch)} />
        </a>
      </div>
    </Container>
  );
}

const TeaserContent = ({ illustration, title, text }: { illustration: string; title: string; text: string }) => (
  <>
    <img src={illustration} alt="" />
    <span>
      <b>
        {title}
        <Icon name="arrow-right" />
      </b>
      <span className={styles.text}>{text}</span>
    </span>
  </>
);
