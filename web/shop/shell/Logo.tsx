/** The shop's sign: its logo, that of its environment (SHELL-01), or its name. A logo that is a mark rather than lettering has the name beside it. */
import { Link } from 'react-router';
import { imageAddress } from '../../ui/Picture';
import styles from './Logo.module.css';
import { useShop } from './shop';

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
  const isLettering = logo?.width && logo.height ? logo.width / logo.height > widestMark : false;
  return (
    <Link to="/" className={styles.logo}>
      {logo && (
        <img
          src={imageAddress(logo, isLettering ? 'small' : 'thumbnail')}
          alt={isLettering ? shopName : ''}
          className={isLettering ? styles.lettering : styles.mark}
        />
      )}
      {!isLettering && <span>{shopName}</span>}
    </Link>
  );
}
