/** The card of a branch: image, opening status, contact, hours and links. */
import { openingText } from '../../../schema/rules/time/hoursText';
import { useClock } from '../../hooks/useClock';
import { LinkButton } from '../../ui/actions/Button';
import { Image, type ImageTile } from '../../ui/display/Image';
import { Badge } from '../../ui/feedback/Badge';
import bag from '../../illustrations/paper-bag.svg';
import { BranchMap } from '../map/BranchMap';
import { homeView } from '../map/mapView';
import { useShop, type ShopBranch } from '../shell/state/shopContext';
import styles from './BranchCard.module.css';
import { BranchContact } from './BranchContact';
import { BranchHours } from './BranchHours';
import { useImage } from './branchImages';
import { routeTo } from './routePlanner';

const tones = { open: 'success', closingSoon: 'warning', closed: 'error' } as const;

interface Props {
  branch: ShopBranch;
  tile: ImageTile;
  /** The only card of the page, with its image next to the text where the width allows it. */
  isWide?: boolean;
}

export function BranchCard({ branch, tile, isWide }: Props) {
  const { config } = useShop();
  const at = useClock(config.timezone);
  const image = useImage(branch.id);
  const { identifier, name, isPublic, tags } = branch;
  const { state, text } = openingText(branch.openingHours, at);
  const route = routeTo(config.routePlannerUrl, branch);
  return (
    <article className={`${styles.card} ${isPublic ? '' : styles.inactive} ${isWide ? styles.wide : ''}`}>
      <div className={styles.top}>
        <Image
          image={image}
          sizes={isWide ? '(max-width: 719px) 82vw, 38rem' : '(max-width: 719px) 82vw, (max-width: 1099px) 38vw, 22rem'}
          alt=""
          tile={isPublic ? tile : 5}
          shape="fill"
          fallback={<img src={bag} alt="" className={styles.illustration} />}
        />
        <span className={styles.state}>
          <Badge tone={isPublic ? tones[state] : 'neutral'} hasDot>
            {isPublic ? text : 'Derzeit nicht verfügbar'}
          </Badge>
        </span>
      </div>
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
