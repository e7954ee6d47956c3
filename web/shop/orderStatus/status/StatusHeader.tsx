/** The header of the order status page: heading, status and ticket number. */
import type { Ref } from 'react';
import { statusHeading, statusSentence } from '../../../../schema/rules/order/orderTexts';
import { LinkButton } from '../../../ui/actions/Button';
import { Container } from '../../../ui/display/layout';
import { useShop } from '../../shell/state/shopContext';
import { Figure } from '../../../blocks/sky/Figure';
import type { StatusOrderFragment } from '../OrderStatus.generated';
import styles from './StatusHeader.module.css';
import { Ticket } from '../Ticket';
import { AnswerNotice } from './AnswerNotice';
import { ExpectedTime } from './ExpectedTime';
import { LiveNote } from './LiveNote';

interface Props {
  order: StatusOrderFragment;
  textRef: Ref<HTMLDivElement>;
}

export function StatusHeader({ order, textRef }: Props) {
  const { disableTickets } = useShop().config;
  const heading = statusHeading(order);
  const sentence = statusSentence(order);
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
              <ExpectedTime order={order} />
              <AnswerNotice order={order} />
              {isEnded && order.rejectionMessage && <p className={styles.sentence}>{order.rejectionMessage}</p>}
            </div>
            {order.status === 'FAILED' && (
              <div className={styles.retry}>
                <LinkButton to={`/store/${order.branch.identifier}`}>Noch einmal bestellen</LinkButton>
              </div>
            )}
            <LiveNote order={order} />
          </div>
          <Ticket order={order} shouldShowUid={disableTickets} />
        </div>
      </Container>
    </section>
  );
}
