/** The shop's sign: its logo, that of its environment (SHELL-01), or its name. A logo that is a mark rather than lettering has the name beside it. */
import { Link } from 'react-router';
import { Sources } from '../../../ui/display/Image';
import styles from './Logo.module.css';
import { useShop } from '../state/shopContext';

/** Wider than this, a logo holds lettering. */
const widestMark = 1.6;

export function Logo() {
  const { config, environment } = useShop();
  const { shopName, logo } = config;
  if (!logo && environment.logo)
    return (
      <Link to="/" className={styles.logo}>
        <img src={environment.logo} alt={shopName} className={styles.lettering} />
      </Link>
    );
  const ratio = logo?.width && logo.height ? logo.width / logo.height : 1;
  const isLettering = ratio > widestMark;
  return (
    <Link to="/" className={styles.logo}>
      {logo && (
        <Sources
          image={logo}
          sizes={`(max-width: 1023px) ${Math.min(2.5 * ratio, 11)}rem, ${Math.min(3.1 * ratio, 14)}rem`}
          alt={isLettering ? shopName : ''}
          className={isLettering ? styles.lettering : styles.mark}
          isEager
        />
      )}
      {!isLettering && <span>{shopName}</span>}
    </Link>
  );
}
