/** Clouds that drift over a sky. They are drawn by chance, so only once the page has come alive. */
import { useEffect, useState, type CSSProperties } from 'react';
import first from '../../illustrations/wolke-1.svg';
import second from '../../illustrations/wolke-2.svg';
import third from '../../illustrations/wolke-3.svg';
import styles from './Clouds.module.css';
import { cloudsFor, type Cloud } from './clouds';

const drawings = [first, second, third];

/** The band they drift through, in percent of the sky: from -100 to 150. */
const band = 250;

export function Clouds() {
  const [clouds, setClouds] = useState<readonly Cloud[]>([]);
  useEffect(() => {
    let width = 0;
    const draw = (): void => {
      if (innerWidth === width) return; // the address bar of a phone changes the height all the time
      width = innerWidth;
      setClouds(cloudsFor(width, Math.random));
    };
    draw();
    addEventListener('resize', draw);
    return () => removeEventListener('resize', draw);
  }, []);
  return (
    <div className={styles.clouds} aria-hidden="true">
      {clouds.map((cloud, index) => (
        <img key={index} src={drawings[cloud.drawing]} alt="" className={styles[`depth${cloud.depth}`]} style={placeOf(cloud)} />
      ))}
    </div>
  );
}

// Every cloud crosses the whole band; the negative delay lets it begin where it stands.
const placeOf = ({ left, top, seconds }: Cloud): CSSProperties => ({
  top: `${top}%`,
  translate: `${left}vw`,
  animationDuration: `${seconds}s`,
  animationDelay: `${(-seconds * (left + 100)) / band}s`,
});
