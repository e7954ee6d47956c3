/** The image of a branch with its opening status. */
import { type ShopBranch, useShop } from '../../shell/state/shopContext';
import { type ImageTile, Image } from '../../../ui/display/Image';
import { useClock } from '../../../hooks/useClock';
import { openingText } from '../../../../schema/rules/time/hoursText';
import styles from './BranchCard.module.css';
import { useImage } from '../branchImages';
import bag from '../../../illustrations/paper-bag.svg';
import { Badge } from '../../../ui/feedback/Badge';

const tones = { open: 'success', closingSoon: 'warning', closed: 'error' } as const;

export interface BranchCardProps {
  branch: ShopBranch;
  tile: ImageTile;
  /** The only card of the page, with its image next to the text where the width allows it. */
  isWide?: boolean | undefined;
}

export function BranchImage({ branch, tile, isWide }: BranchCardProps) {
  const at = useClock(useShop().config.timezone);
  const { state, text } = openingText(branch.openingHours, at);
  const { isPublic } = branch;
  return (
    <div className={styles.top}>
      <Image
        image={useImage(branch.id)}
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
  );
}
