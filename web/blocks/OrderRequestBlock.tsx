/** An offer for parties: text, a button that opens the order request form, and a marquee of images (BLK-11 to BLK-13). */
import { Suspense, useState } from 'react';
import { orderRequestBlock } from '../../schema/blocks/orderRequestBlock';
import { Button } from '../ui/actions/Button';
import { ResponsiveImage } from '../ui/display/Image';
import { BlockBackground } from './BlockBackground';
import styles from './OrderRequestBlock.module.css';
import { useFieldMark, usePage } from './pageContext';
import type { BlockProps } from './PageBlocks';
import { BlockText } from './BlockText';

/** CONST-26: pixels per second, the direction, and how often the images repeat. */
const defaults = { speed: 120, direction: 'rtl' };
const repeats = 9;

/** The width of an image with its gap in OrderRequestBlock.module.css. */
const imageStep = 304;

export function OrderRequestBlock({ value, config, isFirstOfType }: BlockProps<'order-request'>) {
  const { OrderRequestDialog } = usePage();
  const mark = useFieldMark();
  const [isOpen, setOpen] = useState(false);
  const speed = typeof config.speed === 'number' ? config.speed : defaults.speed;
  const direction = config.direction ?? defaults.direction;
  const { images } = value;
  return (
    <BlockBackground background="yellow" motion="text" {...(isFirstOfType && { id: orderRequestBlock.anchor })}>
      <BlockText html={value.text} />
      {OrderRequestDialog && (
        <div className={styles.action}>
          <Button size="large" onPress={() => setOpen(true)}>
            Anfrage stellen
          </Button>
        </div>
      )}
      {images.length > 0 && (
        <div className={styles.marquee} aria-hidden="true" {...mark('images')}>
          <ul
            className={direction === 'ltr' ? styles.toRight : ''}
            // A style in the HTML of the server would need an exception from the content security policy.
            ref={list => list?.style.setProperty('--once', `${(images.length * imageStep) / speed}s`)}
          >
            {Array.from({ length: repeats }, () => images)
              .flat()
              .map((image, index) => (
                <li key={index}>
                  <ResponsiveImage image={image} sizes="17rem" alt="" />
                </li>
              ))}
          </ul>
        </div>
      )}
      {isOpen && OrderRequestDialog && (
        <Suspense>
          <OrderRequestDialog request={value} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </BlockBackground>
  );
}
