/** An offer for parties: words, a button that opens the form, and pictures that pass by (BLK-11 to BLK-13). */
import { Suspense, useState, type CSSProperties } from 'react';
import { orderRequestBlock } from '../../schema/blocks/orderRequestBlock';
import { Button } from '../ui/actions/Button';
import { Sources } from '../ui/display/Image';
import { Ground } from './BlockBackground';
import styles from './OrderRequestBlock.module.css';
import { usePage } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { Words } from './BlockText';

/** CONST-26: pixels per second, the way they go, and how often the pictures are repeated. */
const usual = { speed: 120, direction: 'rtl' };
const repeats = 9;

/** A picture and the gap after it, as OrderRequestBlock.module.css draws them. */
const step = 304;

export function OrderRequestBlock({ value, config }: BlockProps<'order-request'>) {
  const { RequestDialog } = usePage();
  const [isAsking, setAsking] = useState(false);
  const speed = typeof config.speed === 'number' ? config.speed : usual.speed;
  const direction = config.direction ?? usual.direction;
  const { images } = value;
  return (
    <Ground background="yellow" motion="text" id={orderRequestBlock.anchor}>
      <Words html={value.text} />
      {RequestDialog && (
        <div className={styles.deed}>
          <Button size="large" onPress={() => setAsking(true)}>
            Anfrage stellen
          </Button>
        </div>
      )}
      {images.length > 0 && (
        <div className={styles.marquee} aria-hidden="true">
          <ul
            className={direction === 'ltr' ? styles.right : ''}
            style={{ '--once': `${(images.length * step) / speed}s` } as CSSProperties}
          >
            {Array.from({ length: repeats }, () => images)
              .flat()
              .map((image, index) => (
                <li key={index}>
                  <Sources image={image} sizes="17rem" alt="" />
                </li>
              ))}
          </ul>
        </div>
      )}
      {isAsking && RequestDialog && (
        <Suspense>
          <RequestDialog request={value} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Ground>
  );
}
