/** The checkout form, saved in this tab with every change. */
import { useEffect, useState } from 'react';
import type { Form } from '../../../ordering/checkout/checkoutForm';
import { loadForm, saveForm } from './checkoutStorage';

export function useCheckoutForm(): [Form, (change: Partial<Form>) => void] {
  const [form, setForm] = useState(loadForm);
  useEffect(() => saveForm(form), [form]);
  return [form, change => setForm(form => ({ ...form, ...change }))];
}
