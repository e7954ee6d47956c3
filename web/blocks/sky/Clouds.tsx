/** Clouds that drift across the sky. Their positions are random, so they are drawn only on the client. */
import { useEffect, useState, type CSSProperties } from 'react';
import illustrations from '../../illustrations/clouds.svg';
import styles from './Clouds.module.css';
import { cloudsFor, type Cloud } from './clouds';

/** The width of the band of clouds in percent of the sky: from -100 to 150. */
const bandWidth = 250;

export function Clouds() {
  const [clouds, setClouds] = useState<readonly Cloud[]>([]);
  useEffect(() => {
    let width = 0;
    const drawClouds = (): void => {
      if (innerWidth === width) return; // on phones the browser bar often changes the height
      width = innerWidth;
      setClouds(cloudsFor(width, Math.random));
    };
    drawClouds();
    addEventListener('resize', drawClouds);
    return () => removeEventListener('resize', drawClouds);
  }, []);
  return (
    <div className={styles.clouds} aria-hidden="true">
      {clouds.map((cloud, index) => (
        <img
          key={index}
          src={`${illustrations}#cloud-${cloud.illustration}`}
          alt=""
          className={styles[`depth${cloud.depth}`]}
          style={cloudStyle(cloud)}
        />
      ))}
    </div>
  );
}

// Every cloud crosses the whole band; the negative delay starts it at its position.
const cloudStyle = ({ left, top, seconds }: Cloud): CSSProperties => ({
  top: `${top}%`,
  translate: `${left}vw`,
  animationDuration: `${seconds}s`,
  animationDelay: `${(-seconds * (left + 100)) / bandWidth}s`,
});
