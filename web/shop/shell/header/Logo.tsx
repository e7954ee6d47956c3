/**
 * The logo of the shop or of its environment (SHELL-01), or the shop's name. The name is shown next to a symbol, not next to a wordmark.
 */
import { Link } from 'react-router';
import { ResponsiveImage } from '../../../ui/display/Image';
import styles from './Logo.module.css';
import { useShop } from '../state/shopContext';

/** The maximum ratio of width to height of a symbol; a wider logo is a wordmark. */
const maxSymbolRatio = 1.6;

export function Logo() {
  const { config, environment } = useShop();
  const { shopName, logo } = config;
  if (!logo && environment.logo)
    return (
      <Link to="/" className={styles.logo}>
        <img src={environment.logo} alt={shopName} className={styles.wordmark} />
      </Link>
    );
  const ratio = logo?.width && logo.height ? logo.width / logo.height : 1;
  const isWordmark = ratio > maxSymbolRatio;
  return (
    <Link to="/" className={styles.logo}>
      {logo && (
        <ResponsiveImage
          image={logo}
          sizes={`(max-width: 1023px) ${Math.min(2.5 * ratio, 11)}rem, ${Math.min(3.1 * ratio, 14)}rem`}
          alt={isWordmark ? shopName : ''}
          className={isWordmark ? styles.wordmark : styles.symbol}
          isEager
        />
      )}
      {!isWordmark && <span>{shopName}</span>}
    </Link>
  );
}
