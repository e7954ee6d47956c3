/** The seconds that remain, in a ring that gets shorter. Screen readers read only the text beside it. */
import { useEffect, useState } from 'react';
import styles from './Countdown.module.css';

export function Countdown({ duration }: { duration: number }) {
  const [seconds, setSeconds] = useState(Math.ceil(duration / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(previous => Math.max(previous - 1, 0)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.countdown} aria-hidden="true">
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="15.5" pathLength="1" style={{ animationDuration: `${duration}ms` }} />
      </svg>
      {seconds}
    </span>
  );
}
