/** The hero of a page: sky, title and image; on the home page the image carries the news (BLK-30). */
import { ResponsiveImage } from '../ui/display/Image';
import balloon from '../illustrations/balloon.svg';
import styles from './HeroBlock.module.css';
import { NewsBalloon } from './news/NewsBalloon';
import { useFieldMark, usePage } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { SkyHero } from './sky/SkyHero';

/** The width set in HeroBlock.module.css. */
const imageSizes = '(max-width: 720px) 8.5rem, clamp(9rem, 21vw, 19rem)';

export function HeroBlock({ value: { title, subtitle, images }, isFirst }: BlockProps<'hero'>) {
  const { isHome, HeroAction } = usePage();
  const mark = useFieldMark();
  const Heading = isFirst ? 'h1' : 'h2';
  const [image] = images;
  return (
    <SkyHero isUnderHeader={isFirst}>
      <div className={styles.hero}>
        <div>
          {title && (
            <Heading className={styles.title} {...mark('title')}>
              {title}
            </Heading>
          )}
          {subtitle && (
            <p className={styles.intro} {...mark('subtitle')}>
              {subtitle}
            </p>
          )}
          {isFirst && HeroAction && <HeroAction />}
        </div>
        {(image || isHome) && (
          <div className={styles.float} {...mark('images')}>
            {isHome && <NewsBalloon />}
            {image ? (
              <ResponsiveImage className={styles.image} image={image} sizes={imageSizes} alt={image.alt ?? ''} isEager />
            ) : (
              <img className={styles.image} src={balloon} alt="" />
            )}
          </div>
        )}
      </div>
    </SkyHero>
  );
}
