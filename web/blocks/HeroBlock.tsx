/** The sky a page begins under, with its title and a picture; on the home page the picture carries the news (BLK-30). */
import { Sources } from '../ui/display/Image';
import balloon from '../illustrations/ballon.svg';
import styles from './HeroBlock.module.css';
import { NewsBalloon } from './news/NewsBalloon';
import { usePage } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { SkyHero } from './sky/SkyHero';

/** How wide HeroBlock.module.css makes it. */
const place = '(max-width: 720px) 8.5rem, clamp(9rem, 21vw, 19rem)';

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
              <Sources className={styles.picture} image={image} sizes={place} alt={image.alt ?? ''} isEager />
            ) : (
              <img className={styles.picture} src={balloon} alt="" />
            )}
          </div>
        )}
      </div>
    </SkyHero>
  );
}
