/** The first thing read: thanks, how the order stands, and the number to say at the counter. */
import type { Ref } from 'react';
import { headingOf, sentenceOf } from '../../../schema/rules/order/orderTexts';
import { isFinal } from '../../../schema/rules/order/orderStatus';
import { useOnline } from '../../hooks/useOnline';
import { LinkButton } from '../../ui/actions/Button';
import { Container } from '../../ui/display/layout';
import { useShop } from '../shell/state/shopContext';
import { Figure } from '../../blocks/sky/Figure';
import type { StatusOrderFragment } from './OrderStatus.generated';
import styles from './StatusHeader.module.css';
import { Ticket } from './Ticket';

interface Props {
  order: StatusOrderFragment;
  words: Ref<HTMLDivElement>;
}

export function StatusHead({ order, words }: Props) {
  const { disableTickets } = useShop().config;
  const heading = headingOf(order);
  const sentence = sentenceOf(order);
  const isLive = useOnline() && !isFinal(order.status);
  const isEnded = sentence === heading;
  return (
    <section className={`${styles.head} ${isEnded ? styles.ended : ''}`}>
      <Figure name="holler" className={styles.elder} />
      <Figure name="aehre" className={styles.ear} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <div ref={words} tabIndex={-1} role="status">
              <h1>{heading}</h1>
              {!isEnded && <p className={styles.sentence}>{sentence}</p>}
              {isEnded && order.rejectionMessage && <p className={styles.sentence}>{order.rejectionMessage}</p>}
            </div>
            {order.status === 'FAILED' && (
              <div className={styles.again}>
                <LinkButton to={`/store/${order.branch.identifier}`}>Noch einmal bestellen</LinkButton>
              </div>
            )}
            {isLive && (
              <p className={styles.live}>
                <i />
                Aktualisiert sich von selbst
              </p>
            )}
          </div>
          <Ticket order={order} isUid={disableTickets} />
        </div>
      </Container>
    </section>
  );
}
