/** The card of a branch: image, opening status, contact, hours and links. */
import { LinkButton } from '../../../ui/actions/Button';
import { BranchMap } from '../../map/BranchMap';
import { homeView } from '../../map/mapView';
import { useShop } from '../../shell/state/shopContext';
import styles from './BranchCard.module.css';
import { BranchContact } from './BranchContact';
import { BranchHours } from './BranchHours';
import { routeTo } from './routePlanner';
import { type BranchCardProps, BranchImage } from './BranchImage';

export function BranchCard({ branch, tile, isWide }: BranchCardProps) {
  const { config } = useShop();
  const { identifier, name, isPublic, tags } = branch;
  const route = routeTo(config.routePlannerUrl, branch);
  return (
    <article className={`${styles.card} ${isPublic ? '' : styles.inactive} ${isWide ? styles.wide : ''}`}>
      <BranchImage branch={branch} tile={tile} isWide={isWide} />
      <div className={styles.body}>
        <h3>{name}</h3>
        <BranchContact branch={branch} />
        {isPublic && (
          <>
            {tags.length > 0 && (
              <ul className={styles.tags}>
                {tags.map(tag => (
                  <li key={tag.id}>{tag.name}</li>
                ))}
              </ul>
            )}
            <BranchHours branch={branch} />
            {isWide && <BranchMap branch={branch} view={homeView(config)} />}
            <div className={styles.actions}>
              <LinkButton to={`/store/${identifier}`} iconAfter="arrow-right" isWide label={`Zur Filiale ${name}`}>
                Zur Filiale
              </LinkButton>
              {route && <LinkButton variant="secondary" icon="navigation" label={`Route zu ${name} planen`} to={route} isNewTab />}
            </div>
          </>
        )}
      </div>
    </article>
  );
}
