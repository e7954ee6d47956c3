/** The order itself: its products, how and when the customer gets it, who the customer is, and how they pay. */
import { useEffect, useRef } from 'react';
import type { CartLineView } from '../../../ordering/cart/cartView';
import { AddressFields } from './customer/AddressFields';
import { ContactFields } from './customer/ContactFields';
import { CommentField } from './fields/CommentField';
import { MethodFields } from './fields/MethodFields';
import { OrderLines } from './OrderLines';
import { PaymentField } from './fields/PaymentField';
import styles from './PhoneOrder.module.css';
import { usePhoneOrderContext } from './phoneOrderContext';
import { SubmitBar } from './SubmitBar';
import { TimeField } from './fields/TimeField';

export function OrderForm({ onEdit }: { onEdit: (line: CartLineView) => void }) {
  const { formSections, startPress, submit, submitCount } = usePhoneOrderContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return (
    <form
      ref={form}
      className={styles.order}
      noValidate
      aria-label="Bestellung"
      onPointerDownCapture={startPress}
      onKeyDownCapture={startPress}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <OrderLines onEdit={onEdit} />
      <MethodFields />
      <TimeField />
      <ContactFields />
      {formSections.address && <AddressFields />}
      <CommentField />
      <PaymentField />
      <SubmitBar />
    </form>
  );
}
