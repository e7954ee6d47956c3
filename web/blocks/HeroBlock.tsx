/** The sky a page begins under, with its title and a picture; on the home page the picture carries the news (BLK-30). */
import { imageAddress } from '../ui/Picture';
import balloon from '../drawings/ballon.svg';
import styles from './HeroBlock.module.css';
import { NewsBalloon } from './NewsBalloon';
import { usePage } from './page';
import type { BlockProps } from './PageBlocks';
import { SkyHero } from './sky/SkyHero';

export function HeroBlock({ value: { title, subtitle, images }, isFirst }: BlockProps<'hero'>) {
  const { isHome } = usePage();
  const Title = isFirst ? 'h1' : 'h2';
  const [image] = images;
  return (
    <SkyHero isUnderHeader={isFirst}>
      <div className={styles.hero}>
        <div>
          {title && <Title className={styles.title}>{title}</Title>}
          {subtitle && <p className={styles.lead}>{subtitle}</p>}
        </div>
        {(image || isHome) && (
          <div className={styles.float}>
            {isHome && <NewsBalloon />}
            {image ? (
              <img className={styles.picture} src={imageAddress(image, 'small')} alt={image.alt ?? ''} />
            ) : (
              <img className={styles.picture} src={balloon} alt="" />
            )}
          </div>
        )}
      </div>
    </SkyHero>
  );
}
