/** The three things a shop with one branch is visited for (HOME-08). */
import { addressText, callPath } from '../../../schema/rules/site/contactText';
import { Link } from 'react-router';
import { Icon } from '../../ui/display/Icon';
import { Container } from '../../ui/display/layout';
import balloon from '../../illustrations/ballon.svg';
import cup from '../../illustrations/melange.svg';
import bag from '../../illustrations/sackerl.svg';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import { routeToStreet } from './routePlanner';
import styles from './Teasers.module.css';

export function Teasers({ branch }: { branch: ShopBranch }) {
  const { identifier, phone } = branch;
  const planner = useShop().config.routePlannerUrl;
  return (
    <Container>
      <div className={styles.teasers}>
        <Link to={`/store/${identifier}`}>
          <Inside drawing={bag} title="Online Bestellen" text="Aus dem Sortiment wählen und bestellen." />
        </Link>
        {phone && (
          <a href={callPath(phone)}>
            <Inside drawing={cup} title="Tischreservierung" text={`Rufen Sie uns an: ${phone}`} />
          </a>
        )}
        <a href={routeToStreet(planner, branch)} target="_blank" rel="noopener">
          <Inside drawing={balloon} title="Anfahrt" text={addressText(branch)} />
        </a>
      </div>
    </Container>
  );
}

const Inside = ({ drawing, title, text }: { drawing: string; title: string; text: string }) => (
  <>
    <img src={drawing} alt="" />
    <span>
      <b>
        {title}
        <Icon name="arrow-right" />
      </b>
      <span className={styles.text}>{text}</span>
    </span>
  </>
);
