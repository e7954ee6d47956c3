/** What is typed at checkout, kept in this tab with every key. */
import { useEffect, useState } from 'react';
import type { Form } from './checkoutForm';
import { loadForm, saveForm } from './checkoutStorage';

export function useForm(): [Form, (change: Partial<Form>) => void] {
  const [form, setForm] = useState(loadForm);
  useEffect(() => saveForm(form), [form]);
  return [form, change => setForm(form => ({ ...form, ...change }))];
}
