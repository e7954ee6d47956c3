/** The header of the order status page: heading, status and ticket number. */
import type { Ref } from 'react';
import { statusHeading, statusSentence } from '../../../../schema/rules/order/orderTexts';
import { isFinal } from '../../../../schema/rules/order/orderStatus';
import { useOnline } from '../../../hooks/useOnline';
import { LinkButton } from '../../../ui/actions/Button';
import { Container } from '../../../ui/display/layout';
import { useShop } from '../../shell/state/shopContext';
import { Figure } from '../../../blocks/sky/Figure';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './StatusHeader.module.css';
import { Ticket } from '../Ticket';

interface Props {
  order: StatusOrderFragment;
  textRef: Ref<HTMLDivElement>;
}

export function StatusHeader({ order, textRef }: Props) {
  const { disableTickets } = useShop().config;
  const heading = statusHeading(order);
  const sentence = statusSentence(order);
  const isLive = useOnline() && !isFinal(order.status);
  const isEnded = sentence === heading;
  return (
    <section className={`${styles.header} ${isEnded ? styles.ended : ''}`}>
      <Figure name="elderberry" className={styles.elderberry} />
      <Figure name="wheatEar" className={styles.wheatEar} />
      <Container>
        <div className={styles.columns}>
          <div className={styles.text}>
            <div ref={textRef} tabIndex={-1} role="status">
              <h1>{heading}</h1>
              {!isEnded && <p className={styles.sentence}>{sentence}</p>}
              {isEnded && order.rejectionMessage && <p className={styles.sentence}>{order.rejectionMessage}</p>}
            </div>
            {order.status === 'FAILED' && (
              <div className={styles.retry}>
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
          <Ticket order={order} showsUid={disableTickets} />
        </div>
      </Container>
    </section>
  );
}
